import * as z from 'zod/mini'
import { criteriField } from '../criterio/criterio.ts'
import { fieldRules, ruleCheck } from '../fields/rules.ts'
import * as f from '../fields/field.ts'
import { CalendarDay, EuroAmount } from '../records/record.ts'
import { editorialStateLabels } from './editorial-states.ts'
import { bandoRegimeLabels } from '../vocabularies.ts'
import { isWebAddress } from '../text/safe-address.ts'

export const bandoProcedureLabels = {
  sportello: 'A sportello',
  click_day: 'Click day',
  graduatoria: 'A graduatoria',
  automatica: 'Automatica',
  negoziale: 'Negoziale',
} as const

const Hour = z.optional(z.string().check(ruleCheck(fieldRules.ora)))
const hour = (label: string) => f.field('hour', Hour, label)
const Percent = z.optional(
  z.number().check(z.gte(0, 'Una percentuale va da 0 a 100'), z.lte(100, 'Una percentuale va da 0 a 100')),
)
const percent = (label: string, help?: string) =>
  f.field('number', Percent, label, { unit: '%', decimals: 2, ...(help !== undefined && { help }) })
const Address = z
  .string()
  .check(z.refine((text) => text === '' || isWebAddress(text), 'Scrivi un indirizzo che inizia con https:// o http://'))
const filled = (message: string) => z.string().check(z.minLength(1, message))

/** What makes two questions of an import the same one: the field, the kind of question, the piece of the source. */
const ResolvedQuestionSchema = z.looseObject({ campo: z.string(), tipo: z.string(), valore: z.optional(z.string()) })
const ByField = <S extends z.ZodMiniType>(value: S) => z.record(z.string(), value)

const sourceFields = {
  nome: f.field('text', z.string(), 'Fonte'),
  idEsterno: f.field('text', z.string(), 'Codice nella fonte'),
  /** The record exactly as the source gave it. */
  raw: f.field('other', z.optional(z.unknown()), 'Dati della fonte', { hidden: true, longest: 200_000 }),
  importatoIl: f.instant('Importato il'),
  /** Paths a person changed by hand: an import never overwrites them. */
  campiManuali: f.texts('Campi cambiati a mano', { hidden: true, set: true }),
  /** Questions that a person settled: later imports do not ask them again until the source changes. */
  risolte: f.field('other', z.optional(z.array(ResolvedQuestionSchema)), 'Domande già risolte', {
    hidden: true,
    longest: 200_000,
  }),
  /** Version of the reader that read it last; grants of the first one have none. */
  lettore: f.number('Versione del lettore', { hidden: true }),
  /** Gestori who will see the grant when it is published; until then `gestori` is empty, so that no gestore gets it. */
  gestori: f.field('references', z.optional(z.array(z.string())), 'Gestori, quando sarà pubblicato', { to: 'usr' }),
  /** By field inside `data`: the columns of the source that it was read from. */
  origini: f.field('other', z.optional(ByField(z.array(z.string()))), 'Da quali colonne', { hidden: true }),
  /** By field inside `data`: the ISO instant at which a person changed it. */
  cambiatiIl: f.field('other', z.optional(ByField(z.string())), 'Cambiati a mano il', { hidden: true }),
} satisfies f.Fields

export const graduatoriaExtensionFields = {
  data: f.field('day', CalendarDay, 'Giorno'),
  importo: f.euro('Importo aggiuntivo'),
  nota: f.text('Nota', { longest: 5000 }),
} satisfies f.Fields

export const costFields = {
  voce: f.field('text', z.string(), 'Costo'),
  min: percent('Minimo'),
  max: percent('Massimo'),
} satisfies f.Fields

export const bonusFields = {
  testo: f.field('text', filled('Scrivi che cosa dà i punti'), 'Che cosa dà i punti', { longest: 2000 }),
  punti: f.field('number', z.optional(EuroAmount), 'Punti', { decimals: 2 }),
} satisfies f.Fields

export const requiredDocumentoFields = {
  nome: f.field('text', filled('Scrivi il nome del documento'), 'Documento'),
  obbligatorio: f.field('yesNo', z.boolean(), 'Obbligatorio'),
  /** Days of validity of the document after its issue. */
  validitaGiorni: f.field('number', z.optional(z.number().check(z.positive('Scrivi almeno un giorno'))), 'Validità', {
    unit: 'giorni',
  }),
} satisfies f.Fields

export const sectionFields = {
  titolo: f.field('text', z.string(), 'Titolo della sezione'),
  html: f.field('lines', z.string(), 'Testo', { longest: 200_000 }),
} satisfies f.Fields

/** Questions that an import could not settle; an editore clears them. Older ones have only `campo` and `motivo`. */
export const bandoQuestionFields = {
  campo: f.field('text', z.string(), 'Campo'),
  motivo: f.field('text', z.string(), 'Motivo', { longest: 5000 }),
  /** The kind of question, a slug that does not change with its text. */
  tipo: f.text('Tipo', { hidden: true }),
  /** The piece of the source that it is about. */
  valore: f.text('Valore nella fonte', { hidden: true, longest: 200_000 }),
  /** Fields inside `data` that one click takes; `null` empties one. */
  proposta: f.field('other', z.optional(ByField(z.unknown())), 'Proposta', { hidden: true, most: 10_000 }),
} satisfies f.Fields

/** Form, page, history, conflicts and server read this table; `bandoContradictions` holds the rules between fields. */
export const bandoDataFields = {
  titolo: f.field('text', filled('Inserisci il titolo'), 'Titolo', { searched: true, longest: 1000 }),
  sottotitolo: f.text('Sottotitolo', {
    longest: 2000,
    searched: true,
    help: 'Una riga che dice a chi serve: è anche la descrizione della pagina pubblica.',
  }),
  ente: f.text('Ente che concede', { searched: true }),
  link: f.field('site', z.optional(Address), 'Pagina ufficiale'),
  dataApertura: f.day('Apertura'),
  oraApertura: hour('Ora di apertura'),
  dataChiusura: f.day('Chiusura', { help: 'Vuota se il bando è aperto fino a esaurimento delle risorse.' }),
  oraChiusura: hour('Ora di chiusura'),
  chiusuraAnticipata: f.day('Chiusura anticipata', {
    help: 'Il giorno in cui il bando ha smesso di accettare domande, se prima della chiusura.',
  }),
  procedura: f.choice('Procedura', bandoProcedureLabels),
  /** Window for writing an application before it may be sent (domain rule 2.7, click day). */
  precompilazioneDal: f.day('Precompilazione dal', {
    help: 'Quando la domanda si può già scrivere, prima di poterla inviare.',
  }),
  oraPrecompilazioneDal: hour('Ora di inizio'),
  precompilazioneAl: f.day('Precompilazione fino al'),
  oraPrecompilazioneAl: hour('Ora di fine'),
  dataGraduatoria: f.day('Data della graduatoria'),
  scorrimenti: f.rows('Scorrimenti della graduatoria', graduatoriaExtensionFields, {
    help: 'Quando altre domande ammesse vengono finanziate: chi le segue lo vede nella pratica.',
    lineName: () => 'Scorrimento',
  }),
  noteFinestra: f.lines('Note sulla finestra'),
  spesaMin: f.euro('Spesa ammessa minima'),
  spesaMax: f.euro('Spesa ammessa massima'),
  agevolazioneMin: f.euro('Agevolazione minima'),
  agevolazioneMax: f.euro('Agevolazione massima'),
  intensita: percent('Intensità', 'Quota della spesa ammessa che viene coperta.'),
  stanziamento: f.euro('Stanziamento'),
  stanziamentoResiduo: f.euro('Risorse residue', {
    help: 'Quanto resta dello stanziamento, se l’ente lo dice: limita le stime.',
  }),
  residuoAl: f.day('Residue al'),
  obiettivi: f.texts('Obiettivi', { searched: true }),
  forme: f.texts('Forma dell’agevolazione'),
  costi: f.rows('Costi ammessi', costFields, { lineName: f.called('Costo', 'voce') }),
  regime: f.field('choice', z.optional(z.string()), 'Regime di aiuto', { words: bandoRegimeLabels }),
  cumulo: f.text('Cumulo con altri aiuti', { longest: 5000 }),
  criteri: criteriField('Requisiti'),
  documentiRichiesti: f.rows('Documenti richiesti', requiredDocumentoFields, {
    lineName: f.called('Documento', 'nome'),
  }),
  premialita: f.rows('Premialità', bonusFields, { lineName: f.called('Premialità', 'testo') }),
  sezioni: f.rows('Sezioni di testo', sectionFields, { lineName: f.called('Sezione', 'titolo') }),
  norme: f.lines('Norme', { help: 'Un atto per riga: legge, decreto, avviso.' }),
  gestori: f.field('references', z.array(z.string()), 'Gestori che vedono il bando', { to: 'usr' }),
  pubblico: f.flag('Pubblico: chiunque lo legge al suo indirizzo, senza accedere', {
    alone: 'Pubblico',
    help: 'Vale da quando il bando è pubblicato. Gestori, note e controlli restano riservati.',
  }),
  redazione: f.choice('Redazione', editorialStateLabels),
  fonte: f.group('Fonte', sourceFields),
  daControllare: f.rows('Da controllare', bandoQuestionFields, { lineName: f.called('Controllo', 'campo') }),
  duplicatoDi: f.reference('Doppione di', 'bandi'),
  /** Last publication, instant and user id; the server writes them. */
  pubblicatoIl: f.instant('Pubblicato il', { stamped: true }),
  pubblicatoDa: f.reference('Pubblicato da', 'usr', { stamped: true }),
} satisfies f.Fields
export const BandoDataSchema = f.objectOf(bandoDataFields)

/** A grant call: `createdBy` is the editore, `data.gestori` the managers who see it. */
export const bandoFields = {
  createdBy: f.field('reference', z.string(), 'Curato da', { to: 'usr' }),
  data: f.field('group', BandoDataSchema, 'Bando', { fields: bandoDataFields, inline: true }),
} satisfies f.Fields
