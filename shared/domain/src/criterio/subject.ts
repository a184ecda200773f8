import * as z from 'zod/mini'
import * as f from '../fields/field.ts'
import { capital } from '../text/sentence.ts'
import {
  DIMENSIONE_CLASSES,
  APPLICANT_KINDS,
  dimensioneClassLabels,
  legalFormLabels,
  qualificaLabels,
} from '../vocabularies.ts'
import type { Infer } from '../records/record.ts'
import { asWords, at, chosen, kind, limits, unknown, whole, type Kinds, type Verdicts } from './kind.ts'

const dimensioneFields = {
  ammesse: f.field('texts', z.array(z.enum(DIMENSIONE_CLASSES)), 'Dimensioni ammesse', {
    words: dimensioneClassLabels,
  }),
} satisfies f.Fields

const applicantKindFields = {
  ammessi: f.field('texts', z.array(z.string()), 'Soggetti ammessi', { words: asWords(APPLICANT_KINDS) }),
} satisfies f.Fields

const legalFormFields = {
  ammesse: f.texts('Forme ammesse', { help: 'Vuoto: tutte.', words: legalFormLabels }),
  escluse: f.texts('Forme escluse', { words: legalFormLabels }),
} satisfies f.Fields

const etaFields = {
  mesiMin: f.number('Da almeno', { unit: 'mesi' }),
  mesiMax: f.number('Da non più di', { unit: 'mesi' }),
  riferimento: f.choice('Contata da', { costituzione: 'Costituzione', inizioAttivita: 'Inizio dell’attività' }),
} satisfies f.Fields

/** Shares of women or of young people; a company must have all given ones (domain rule 2.7). */
const thresholdFields = {
  quote: f.percent('Quote del capitale'),
  soci: f.percent('Soci'),
  amministratori: f.percent('Amministratori'),
  /** Full years that a young person has at most; 35 by default. */
  anniMax: f.number('Giovane fino a', { unit: 'anni', help: 'Anni compiuti. Vuoto: 35.' }),
  /** More than the shares, not just as much. */
  oltre: f.flag('Più delle percentuali indicate, non almeno'),
} satisfies f.Fields
const ThresholdsSchema = f.objectOf(thresholdFields)
export type QualificaThresholds = Infer<typeof ThresholdsSchema>

const qualificaFields = {
  unaDi: f.field('texts', z.array(z.string()), 'Qualifiche (ne basta una)', {
    words: Object.fromEntries(Object.entries(qualificaLabels).map(([key, name]) => [key, capital(name)])),
  }),
  /** The grant's own conditions for companies of women or of young people, instead of the law's definition. */
  soglie: f.group('Quote chieste dal bando', thresholdFields, {
    help: 'Vuote: vale la definizione di legge, come l’azienda la dichiara. Con una percentuale si contano le donne, o i giovani, tra soci e amministratori.',
  }),
} satisfies f.Fields

const isForm = (forma: string): boolean => Object.hasOwn(legalFormLabels, forma)

export const subjectKinds = {
  tipoSoggetto: kind('Tipo di soggetto', applicantKindFields, {
    start: { ammessi: [] },
    difetti: ({ ammessi }) => chosen(applicantKindFields, 'ammessi', ammessi),
  }),
  formaGiuridica: kind('Forma giuridica', legalFormFields, {
    start: { ammesse: [], escluse: [] },
    difetti: ({ ammesse = [], escluse = [] }) => [
      ammesse.length + escluse.length === 0 && at('ammesse', 'Scegli almeno una forma ammessa o esclusa'),
      unknown('ammesse', ammesse, isForm),
      unknown('escluse', escluse, isForm),
      ammesse.some((forma) => escluse.includes(forma)) && at('escluse', 'La stessa forma è ammessa ed esclusa'),
    ],
  }),
  dimensione: kind('Dimensione', dimensioneFields, {
    start: { ammesse: [] },
    difetti: ({ ammesse }) => chosen(dimensioneFields, 'ammesse', ammesse),
  }),
  eta: kind('Età dell’impresa', etaFields, {
    start: { riferimento: 'costituzione' },
    difetti: ({ mesiMin: min, mesiMax: max }) => [
      ...limits({ min, max }, ['mesiMin', 'mesiMax']),
      whole('mesiMin', min),
      whole('mesiMax', max),
    ],
  }),
  qualifica: kind('Qualifica', qualificaFields, {
    start: { unaDi: [] },
    difetti: ({ unaDi, soglie = {} }) => [...chosen(qualificaFields, 'unaDi', unaDi), ...thresholds(soglie, unaDi)],
  }),
} satisfies Kinds

/** Faults of shares of women or young people: outside 0 to 100, or without a matching qualification. */
function thresholds({ quote, soci, amministratori, anniMax }: QualificaThresholds, unaDi: readonly string[]): Verdicts {
  const shares = Object.entries({ quote, soci, amministratori }).filter(([, value]) => value !== undefined)
  const asked = shares.length > 0 || anniMax !== undefined
  const inside = (field: string, message: string) => ({ path: ['soglie', field], message })
  const years = whole('anniMax', anniMax)
  return [
    ...shares.map(([name, value]) => (value! < 0 || value! > 100) && inside(name, 'Una percentuale va da 0 a 100')),
    asked &&
      !unaDi.some((chiave) => chiave === 'femminile' || chiave === 'giovanile') &&
      at('unaDi', 'Le soglie valgono per imprese femminili e giovanili: scegline almeno una'),
    anniMax !== undefined && shares.length === 0 && inside('quote', 'Indica almeno una delle percentuali'),
    anniMax !== undefined && !(anniMax >= 18 && anniMax < 100) && inside('anniMax', 'Scrivi gli anni, da 18 a 99'),
    years && inside('anniMax', years.message),
  ]
}
