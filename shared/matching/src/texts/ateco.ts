import {
  atecoDigits,
  atecoTitle,
  formatAteco,
  formatDate,
  normalizeAteco,
  shortened,
  type CodiceAteco,
  type CriterioDi,
  type VersioneAteco,
} from '@bandiera/domain'
import { either } from '../giudizio.ts'
import { raccordoOf, type Corrispondenza, type Raccordo } from '../rules/raccordo.ts'
import type { Contesto } from '../valutazione.ts'

type Ateco = CriterioDi<'ateco'>

const TITLE = 60
const CANDIDATES = 8

/** What a criterion asks for, each code with its version and its title. */
export function ruleText({ ammessi = [], esclusi = [], tutti, riferimento }: Ateco): string {
  const all = tutti || ammessi.length === 0
  const subject = riferimento === 'prevalente' ? 'Codice ATECO prevalente' : 'Codice ATECO'
  const admitted = all ? 'Tutti i settori' : `${subject} ${listText(ammessi, 'che inizia per')}`
  return esclusi.length > 0 ? `${admitted}, esclusi quelli ${excludedText(esclusi)}` : admitted
}

const excludedText = (codes: readonly CodiceAteco[]): string => listText(codes, 'che iniziano per', 'ATECO ')

function listText(codes: readonly CodiceAteco[], verb: string, name = ''): string {
  const versions = [...new Set(codes.map(({ versione }) => versione))]
  const parts = versions.map((versione, i) => {
    const own = codes.filter((code) => code.versione === versione)
    return `${versionText(versione, i === 0 ? name : 'ATECO ')} ${verb} ${either(own.map(codeText))}`
  })
  return parts.join(', o ')
}

const versionText = (versione: VersioneAteco | undefined, name: string): string =>
  versione ? `${name}${versione}` : `${name}(versione non indicata)`

function codeText(code: CodiceAteco): string {
  const title = atecoTitle(code)
  return `${formatAteco(normalizeAteco(code.codice))}${title ? ` (${brief(title)})` : ''}`
}

/** Without what the title says in brackets, or beyond so many characters. */
function brief(title: string): string {
  const [head = '', ...more] = title.split(' (')
  const whole = shortened(head, TITLE)
  return more.length > 0 && whole === head ? `${head}…` : whole
}

/** What the table of ISTAT says of these codes; empty where there is none. */
export function bridgeText(codes: readonly CodiceAteco[], { raccordoAteco }: Contesto): string {
  return raccordoAteco ? codes.flatMap((code) => oneText(code, raccordoOf(raccordoAteco)) ?? []).join('; ') : ''
}

function oneText({ codice, versione }: CodiceAteco, raccordo: Raccordo): string | null {
  if (!versione) return null
  const table = raccordo.giorno ? `tabella ISTAT del ${formatDate(raccordo.giorno)}` : 'tabella ISTAT'
  const [leaf, ...more] = raccordo.sotto(atecoDigits(codice), versione)
  const name = `${formatAteco(codice)} (${versione})`
  if (leaf === undefined) return `${name} non è nella ${table}`
  if (more.length > 0) return `${name} comprende ${more.length + 1} codici a sei cifre della ${table}`
  return `${name} ${correspondence(raccordo.di(leaf, versione), versione === '2007' ? '2025' : '2007')}, ${table}`
}

function correspondence(found: Corrispondenza, to: VersioneAteco): string {
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
