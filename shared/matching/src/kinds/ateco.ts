import {
  atecoDigits,
  atecoTitle,
  type CodiceAteco,
  describeAteco,
  formatAteco,
  formatDate,
  missing,
  normalizeAteco,
  remembered,
  shortened,
  type AtecoVersion,
} from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../judgement.ts'
import { or } from '../kleene.ts'
import type { MatchingContext, MissingPart, Rule } from '../evaluation.ts'
import {
  type Ateco,
  chosenCodes,
  codesToTell,
  type ComparedCode,
  codesValue,
  comparedCodes,
  onlyVersion,
  whichPrevails,
} from './ateco-codes.ts'
import type { Reading } from '../engine/reading.ts'
import { type CodeConversion, keyOf, type ConversionTable, conversionOf } from './ateco-conversion.ts'

/**
 * Within an admitted code and within no excluded one. Codes of another version are converted by the table of ISTAT: unknown where it leaves them
 * open, unless the company has the same activities in the grant's version (domain rule 2.1). A code without a version is read in both.
 */
export const ateco: Rule<Ateco> = (criterio, azienda, contesto) => {
  const { ammessi = [], esclusi = [], tutti } = criterio
  const regola = ruleText(criterio)
  const codes = chosenCodes(azienda, criterio)
  const valoreAzienda = codes.map(describeAteco).join('; ') || undefined
  if (tutti && esclusi.length === 0) return judge('si', { regola, valoreAzienda, dettaglio: 'tutti i settori' })
  if (!tutti && ammessi.length + esclusi.length === 0) {
    return judge('da_verificare', { regola: 'Codice ATECO', valoreAzienda, manca: ofGrant('Codici ATECO ammessi') })
  }
  if (codes.length === 0) {
    return judge('da_verificare', { regola, manca: ofCompany(missing('ateco')) })
  }

  const valore = or(comparedCodes(azienda, criterio, contesto).map((each) => codesValue(criterio, each, contesto)))
  const manca = whichPrevails(azienda, criterio)
    ? ofCompany(missing('ateco.prevalente', 'ateco'))
    : missingOf(criterio, codes)
  return judge(valore, {
    regola,
    valoreAzienda,
    dettaglio: bridgeText(codesToTell(azienda, criterio, contesto), contesto),
    manca,
  })
}

function missingOf({ ammessi = [], esclusi = [] }: Ateco, codes: readonly CodiceAteco[]): MissingPart {
  const versions = [...new Set([...ammessi, ...esclusi].map((each) => each.versione))]
  if (versions.includes(undefined)) return ofGrant('Versione dei codici ATECO (2007 o 2025)')
  const at = codes.findIndex((code) => !code.versione)
  if (at >= 0) return ofCompany(missing('ateco.versione', `ateco.${at}.versione`))
  const absent = versions.filter((version) => !codes.some((code) => code.versione === version))
  const etichetta = absent.length > 0 ? `Codice ATECO ${either(absent as string[])}` : 'Codice ATECO a sei cifre'
  return { lato: 'azienda', campo: 'ateco', etichetta }
}

export const atecoReading: Reading<Ateco, ComparedCode> = {
  column: (criterio) =>
    `ateco ${criterio.riferimento === 'prevalente' ? 'prevalente' : ''} ${onlyVersion(criterio) ?? ''}`,
  fields: ['ateco'],
  reads: ['raccordoAteco'],
  values: comparedCodes,
  key: (codici) => (codici ? codeKey(codici) : ''),
  decide: codesValue,
  // codes as they are written are looked for in lists of both versions
  depends: (criterio) => (onlyVersion(criterio) ? [] : ['raccordoAteco']),
  // codes of two divisioni have no prefix in common
  blocks: {
    of(code) {
      if (!code) return null
      if ('codice' in code)
        return atecoDigits(code.codice).length > 1 ? { family: code.versione, block: division(code) } : null
      // one of several 2025 codes: the certain ones are in one divisione, elsewhere all give the same answer
      const sure = 'zona' in code && code.no === null && (code.si?.[0] ?? code.rappresentativo)
      return sure
        ? { family: `più ${code.versione}`, block: division({ codice: sure, versione: code.versione }) }
        : null
    },
    lookedInto: ({ ammessi = [], esclusi = [] }) => new Set([...ammessi, ...esclusi].map(division)),
  },
}

const keyIn = (family: string) => remembered((codice) => `${family} ${atecoDigits(codice)}`)
const [key2007, key2025] = [keyIn('2007'), keyIn('2025')]

function codeKey(codici: NonNullable<ComparedCode>): string {
  if ('tutti' in codici)
    return `tra ${codici.tutti
      .map((each) => (each ? codeKey(each) : ''))
      .sort()
      .join(' ')}`
  if ('scritto' in codici) return `${codici.scritto.versione ?? '-'}: ${atecoDigits(codici.scritto.codice)}`
  if ('codice' in codici) return codici.versione === '2025' ? key2025(codici.codice) : key2007(codici.codice)
  return keyOf(codici)
}
const division = ({ codice, versione }: CodiceAteco): string => `${versione ?? '-'} ${atecoDigits(codice).slice(0, 2)}`

const TITLE = 60
const CANDIDATES = 8

function ruleText({ ammessi = [], esclusi = [], tutti, riferimento }: Ateco): string {
  const all = tutti || ammessi.length === 0
  const subject = riferimento === 'prevalente' ? 'Codice ATECO prevalente' : 'Codice ATECO'
  const admitted = all ? 'Tutti i settori' : `${subject} ${listText(ammessi, 'che inizia per')}`
  return esclusi.length > 0
    ? `${admitted}, esclusi quelli ${listText(esclusi, 'che iniziano per', 'ATECO ')}`
    : admitted
}

function listText(codes: readonly CodiceAteco[], verb: string, name = ''): string {
  const versions = [...new Set(codes.map(({ versione }) => versione))]
  const parts = versions.map((versione, i) => {
    const own = codes.filter((code) => code.versione === versione)
    return `${versionText(versione, i === 0 ? name : 'ATECO ')} ${verb} ${either(own.map(codeText))}`
  })
  return parts.join(', o ')
}

const versionText = (versione: AtecoVersion | undefined, name: string): string =>
  versione ? `${name}${versione}` : `${name}(versione non indicata)`

function codeText(code: CodiceAteco): string {
  const title = atecoTitle(code)
  return `${formatAteco(normalizeAteco(code.codice))}${title ? ` (${brief(title)})` : ''}`
}

function brief(title: string): string {
  const [head = '', ...more] = title.split(' (')
  const whole = shortened(head, TITLE)
  return more.length > 0 && whole === head ? `${head}…` : whole
}

function bridgeText(codes: readonly CodiceAteco[], { raccordoAteco }: MatchingContext): string {
  return raccordoAteco ? codes.flatMap((code) => oneText(code, conversionOf(raccordoAteco)) ?? []).join('; ') : ''
}

function oneText({ codice, versione }: CodiceAteco, table: ConversionTable): string | null {
  if (!versione) return null
  const source = table.day ? `tabella ISTAT del ${formatDate(table.day)}` : 'tabella ISTAT'
  const [leaf, ...more] = table.under(atecoDigits(codice), versione)
  const name = `${formatAteco(codice)} (${versione})`
  if (leaf === undefined) return `${name} non è nella ${source}`
  if (more.length > 0) return `${name} comprende ${more.length + 1} codici a sei cifre della ${source}`
  return `${name} ${correspondence(table.of(leaf, versione), versione === '2007' ? '2025' : '2007')}, ${source}`
}

function correspondence(found: CodeConversion, to: AtecoVersion): string {
  if (found.tipo === 'uno') return `corrisponde a ${formatAteco(found.codice)} (${to})`
  if (found.tipo === 'ignota') return UNKNOWN[found.motivo]
  const { numero, rappresentativo, candidati } = found
  const others = candidati.filter((code) => code !== rappresentativo).map(formatAteco)
  const which = others.length > 0 ? either(others, CANDIDATES) : ''
  if (rappresentativo === undefined)
    return which ? `può corrispondere a ${which} (${to}) o ad altri` : `non ha un codice ${to} certo`
  const named = `corrisponde a ${numero} codici ${to}, rappresentati da ${formatAteco(rappresentativo)}`
  return which ? `${named}: può essere ${which}` : named
}

const UNKNOWN = {
  nuovo: 'è stato aggiunto nel 2022: il codice corrispondente va indicato',
  tolto: 'è stato tolto nel 2022: il codice corrispondente va indicato',
  assente: 'non ha un codice corrispondente',
} as const
