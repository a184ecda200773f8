import { foldText, type APPLICANT_KINDS } from '@bandiera/domain'

type Applicant = (typeof APPLICANT_KINDS)[number]

/** A column that says nothing. */
export const isSilent = (text: string): boolean =>
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
export function sizesIn(text: string): readonly string[] {
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
export const subjectIn = (text: string): string =>
  SUBJECTS.find(([pattern]) => pattern.test(foldText(text)))?.[1] ?? text
