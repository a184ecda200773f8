import { APPLICANT_KINDS, type Criterio, type DimensioneClass, foldText, OBJECTIVES } from '@bandiera/domain'
import type { Reference } from '../../tenants/tables/reference.ts'
import { readAteco } from './ateco-criterion.ts'
import { askAboutAtecoText } from './ateco-text.ts'
import type { Flags } from './flags.ts'
import { plainText } from './plain-text.ts'
import type { CatalogueRecord } from './record.ts'
import { readSectors } from './ateco-titles.ts'
import { readTerritory } from './territory-criteria.ts'

const SIZE_CLASSES: Record<string, DimensioneClass | null> = {
  Microimpresa: 'micro',
  'Piccola Impresa': 'piccola',
  'Media Impresa': 'media',
  'Grande Impresa': 'grande',
  'Non classificabile/classificato': null,
}
const CLASSES = ['micro', 'piccola', 'media', 'grande'] as const
const INNOVATIVE = 'Impresa - SU/PMI innovativa'
const NO_COMPANY = ['Cittadino', 'Ente Pubblico', 'Università/Ente di Ricerca']

export function readCriteria(record: CatalogueRecord, flags: Flags, reference: Reference): Criterio[] {
  const obiettivi = fromVocabulary('obiettivi', record.Obiettivo_Finalita, OBJECTIVES, flags)
  const subjects = record.Tipologia_Soggetto.filter((name) => !isSilent(name)).map(subjectIn)
  const soggetti = fromVocabulary('criteri.tipoSoggetto', subjects, APPLICANT_KINDS, flags)
  const forCompanies = soggetti.length === 0 || soggetti.some((tipo) => !NO_COMPANY.includes(tipo))
  return [
    ...readTerritory(record, flags, reference),
    ...readActivity(record, forCompanies, flags, reference),
    ...readSizes(record, flags),
    ...readSubjects(soggetti, forCompanies, flags),
    ...(obiettivi.length > 0
      ? [{ id: 'obiettivo', tipo: 'obiettivo' as const, vincolante: false, ammessi: obiettivi }]
      : []),
  ]
}

function readActivity(record: CatalogueRecord, forCompanies: boolean, flags: Flags, reference: Reference): Criterio[] {
  const read = readAteco(record.Codici_ATECO, flags, reference)
  const settori = readSectors(record.Settore_Attivita, read)
  const text = askAboutAtecoText(record, read, flags, reference)
  const silent = read.criteri.length + settori.length + text.length === 0 && forCompanies
  // the catalogue says "no restriction" in words: silence is no such thing
  const open: Criterio = { id: 'ateco-assente', tipo: 'libero', testo: 'La fonte non indica le attività ammesse' }
  return [...read.criteri, ...settori, ...text, ...(silent ? [open] : [])]
}

function readSizes(record: CatalogueRecord, flags: Flags): Criterio[] {
  const given = record.Dimensioni.filter((name) => !isSilent(name)).flatMap(sizesIn)
  const named = fromVocabulary('criteri.dimensione', given, Object.keys(SIZE_CLASSES), flags)
  const found = new Set(named.map((name) => SIZE_CLASSES[name]))
  const ammesse = CLASSES.filter((classe) => found.has(classe))
  if (given.length === 0) flags.ask('size-absent')
  const sme = sizesInText(record)
  if (ammesse.length > 0 && sme && !sme.words.every((classe) => found.has(classe))) {
    const tutte = CLASSES.filter((classe) => found.has(classe) || sme.words.includes(classe))
    flags.ask('size-text-differs', {
      valore: sme.valore,
      proposta: { 'criteri.dimensione': { id: 'dimensione', tipo: 'dimensione', ammesse: tutte } },
    })
  }
  return ammesse.length > 0 ? [{ id: 'dimensione', tipo: 'dimensione', ammesse }] : []
}

function sizesInText({ Titolo, Descrizione }: CatalogueRecord): { words: DimensioneClass[]; valore: string } | null {
  const text = plainText(`${Titolo} ${Descrizione.replace(/<[^>]*>/g, ' ')}`)
  const all = /\bMPMI\b|\bmicro\s*,?\s*(?:e\s+)?piccole\s+e\s+medie\s+imprese\b/i.exec(text)
  if (all) return { words: ['micro', 'piccola', 'media'], valore: all[0] }
  const small = /\bmicro\s+e\s+piccole\s+imprese\b/i.exec(text)
  return small ? { words: ['micro', 'piccola'], valore: small[0] } : null
}

function readSubjects(ammessi: Applicant[], forCompanies: boolean, flags: Flags): Criterio[] {
  if (ammessi.length === 0) {
    flags.ask('subject-absent')
    return []
  }
  if (!forCompanies) flags.ask('subject-no-company', { valore: ammessi.join(', ') })
  if (!ammessi.every((tipo) => tipo === INNOVATIVE)) return [{ id: 'tipoSoggetto', tipo: 'tipoSoggetto', ammessi }]
  // the catalogue uses this value for other companies too: they are checked, not refused
  const gruppo = 'soggetto'
  return [
    { id: 'tipoSoggetto', tipo: 'tipoSoggetto', ammessi, gruppo },
    {
      id: 'tipoSoggetto-altri',
      tipo: 'libero',
      testo: 'Altra impresa: la fonte indica solo «SU/PMI innovativa», che usa anche per bandi aperti ad altre',
      gruppo,
    },
  ]
}

/** Values of a closed list, each once; others become questions. */
export function fromVocabulary<T extends string>(
  campo: string,
  given: readonly string[],
  vocabulary: readonly T[],
  flags: Flags,
): T[] {
  const found = given.flatMap((text) => {
    const values = valuesOf(text, vocabulary)
    if (values.length === 0) flags.ask('value-unknown', { campo, valore: text })
    return values
  })
  return [...new Set(found)]
}

/** One value, or several that the CSV of the site joins with commas; some values have commas of their own. */
function valuesOf<T extends string>(text: string, vocabulary: readonly T[]): T[] {
  const wanted = foldText(text)
  const one =
    vocabulary.find((each) => foldText(each) === wanted) ??
    // the catalogue adds an explanation in brackets: `Formazione (…)`
    vocabulary.find((each) => wanted.startsWith(`${foldText(each)} `) && text.includes('('))
  if (one) return [one]
  const byLength = vocabulary.toSorted((a, b) => b.length - a.length)
  const found: T[] = []
  let rest = wanted
  while (rest !== '') {
    const next = byLength.find((each) => `${rest} `.startsWith(`${foldText(each)} `))
    if (!next) return []
    found.push(next)
    rest = rest.slice(foldText(next).length).trim()
  }
  return found
}

type Applicant = (typeof APPLICANT_KINDS)[number]

/** A column that says nothing. */
const isSilent = (text: string): boolean =>
  /^(?:n\.?\s?[da]\.?|non (?:applicabil|indicat|specificat|disponibil|previst)\p{L}+|[-–/.\s]*)$/iu.test(text)

const SMALL_AND_MEDIUM = ['Microimpresa', 'Piccola Impresa', 'Media Impresa']
const ALL = [...SMALL_AND_MEDIUM, 'Grande Impresa']
const SIZES: readonly [RegExp, string][] = [
  [/^micro(?:impres[ae])?$/, 'Microimpresa'],
  [/^piccol[ae]$/, 'Piccola Impresa'],
  [/^medi[ae]$/, 'Media Impresa'],
  [/^grandi?$/, 'Grande Impresa'],
]
const AROUND = new Set('impresa imprese azienda aziende e ed o dimensione dimensioni di'.split(' '))

/** In the words of the catalogue, or the text. SMEs: Recommendation 2003/361, annex, article 2. */
function sizesIn(text: string): readonly string[] {
  const said = foldText(text)
  if (/^(?:tutte|(?:tutte le|qualsiasi|ogni) (?:imprese|dimension[ie])(?: aziendal[ie]| d impresa)?)$/.test(said))
    return ALL
  if (/^m?pmi$|^piccol[ae] e medi[ae] impres[ae]$/.test(said)) return SMALL_AND_MEDIUM
  const words = said.split(' ').filter((word) => !AROUND.has(word))
  const sizes = words.map((word) => SIZES.find(([pattern]) => pattern.test(word))?.[1])
  return sizes.length > 0 && sizes.every((size) => size !== undefined) ? (sizes as string[]) : [text]
}

const SUBJECTS: readonly [RegExp, Applicant][] = [
  [
    /^(?:m?pmi|imprese|aziende|azienda|ditte|imprenditori|(?:micro )?(?:piccole|medie|grandi|piccole e medie) imprese)$/,
    'Impresa',
  ],
  [
    /^(?:(?:societa )?cooperativ[ae]|associazion[ei]|(?:enti|organizzazioni) (?:del terzo settore|no ?n? profit)|onlus|ets)$/,
    'Cooperative/Associazioni Non Profit',
  ],
  [/^consorzi$/, 'Consorzio'],
  [/^(?:ret[ei] (?:di|d) impres[ae]|contratti di rete)$/, "Rete d'impresa"],
  [/^(?:enti pubblici|pubbliche amministrazioni|comuni|enti locali)$/, 'Ente Pubblico'],
  [/^(?:start ?up|pmi|imprese|(?:start ?up|imprese) e pmi) innovativ[ae]$/, 'Impresa - SU/PMI innovativa'],
  [/^(?:liber[oi] professionist[ai]|professionisti|lavorator[ei] autonom[oi])$/, 'Professionista'],
  [
    /^(?:universita|(?:enti|organismi|centri) di ricerca|universita e (?:enti|centri) di ricerca)$/,
    'Università/Ente di Ricerca',
  ],
  [/^(?:cittadini|persone fisiche|persona fisica|privati|privati cittadini|famiglie)$/, 'Cittadino'],
  [/^impres[ae] femminil[ei]$/, 'Impresa - prevalenza femminile'],
  [/^impres[ae] giovanil[ei]$/, 'Impresa - prevalenza giovanile'],
]

/** In the words of the catalogue, or the text itself. */
const subjectIn = (text: string): string => SUBJECTS.find(([pattern]) => pattern.test(foldText(text)))?.[1] ?? text
