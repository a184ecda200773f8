import { labelOf } from '../text/sentence.ts'
import { aiutoRegimeLabels } from '../vocabularies.ts'
import * as z from 'zod/mini'
import { esitoIncrocioLabels } from '../esito.ts'
import * as f from '../fields/field.ts'
import { checkCor, checkCup } from '../codes/code-checks.ts'
import { NEGATIVE_REASONS, negativeReasonLabels, PRATICA_STATES, praticaStateLabels } from './states.ts'
import { CalendarDay, EuroAmount } from '../records/record.ts'

/** What is granted outside any aid regime is no aid: the national register gives it no code. */
export const NON_AIUTO = 'nonAiuto'

export const praticaRegimeLabels: Record<string, string> = {
  ...aiutoRegimeLabels,
  'GBER 651/2014': 'Esenzione (Reg. UE 651/2014)',
  notificato: 'Regime notificato',
  [NON_AIUTO]: 'Non è un aiuto di Stato',
}

/** Deadlines that steps of the workflow bring; others have own words. */
export const scadenzaKindLabels = {
  invio: 'Invio della domanda',
  integrazione: 'Integrazione richiesta',
  osservazioni: 'Osservazioni al preavviso di rigetto',
  rendicontazione: 'Rendicontazione',
} as const

/** Name of a deadline: that of its kind, else its own words. */
export const scadenzaLabel = (tipo: string): string => labelOf(scadenzaKindLabels, tipo)

const Text = (message: string) => z.string().check(z.minLength(1, message))
const LONG = { longest: 5000 } as const
/** The words of a criterion, which may hold a text of the grant. */
const WORDS = { longest: 25_000 } as const
const PERCENT = 'Inserisci una percentuale da 0 a 100'
const Hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Ora non valida: usa hh:mm'))

export const praticaKindLabels = { bando: 'Bando', finanziamento: 'Finanziamento', consulenza: 'Consulenza' } as const
export const checklistEntryStateLabels = {
  manca: 'Manca',
  caricato: 'Caricato',
  approvato: 'Approvato',
  scaduto: 'Scaduto',
  non_serve: 'Non serve',
} as const
export const payoutKindLabels = {
  anticipo: 'Anticipo',
  avanzamento: 'Stato di avanzamento',
  saldo: 'Saldo',
} as const

/** A document to collect. `id` names the line for good: two people may work on the list at once. */
export const checklistEntryFields = {
  id: f.text('Codice', { hidden: true }),
  voce: f.field('text', Text('Inserisci il nome del documento'), 'Documento', LONG),
  obbligatoria: f.field('yesNo', z.boolean(), 'Obbligatorio'),
  docId: f.reference('File', 'docs'),
  stato: f.field('choice', z.enum(f.valuesOf(checklistEntryStateLabels)), 'Stato', {
    words: checklistEntryStateLabels,
  }),
  /** Last day on which the document is good. */
  scadenza: f.day('Valido fino al'),
} satisfies f.Fields

/** A deadline. `tipo` is one of `scadenzaKindLabels` or own words. */
export const scadenzaFields = {
  id: f.text('Codice', { hidden: true }),
  tipo: f.field('text', Text('Scegli che cosa scade'), 'Che cosa scade', {
    ...LONG,
    told: ({ tipo }: f.Line) => scadenzaLabel(String(tipo)),
  }),
  data: f.field('day', CalendarDay, 'Data'),
  fatta: f.flag('Fatta'),
} satisfies f.Fields

export const taskFields = {
  id: f.text('Codice', { hidden: true }),
  testo: f.field('text', Text('Scrivi che cosa c’è da fare'), 'Che cosa c’è da fare', LONG),
  per: f.reference('Per chi', 'usr'),
  entro: f.day('Entro il'),
  fatta: f.flag('Fatta'),
} satisfies f.Fields

/** A note of the thread: written once, signed by the server. `menzioni` are user ids. */
export const noteFields = {
  id: f.text('Codice', { hidden: true }),
  autore: f.field('reference', z.string(), 'Scritta da', { to: 'usr', stamped: true }),
  quando: f.field('instant', z.string(), 'Scritta il', { stamped: true }),
  testo: f.field('lines', Text('Scrivi la nota'), 'Nota', LONG),
  menzioni: f.field('references', z.optional(z.array(z.string())), 'Persone chiamate', { to: 'usr' }),
} satisfies f.Fields

const stateField = (label: string) =>
  f.field('choice', z.enum(PRATICA_STATES), label, { words: praticaStateLabels, stamped: true })
/** A change of state: written once; the server says who, when, from and to. */
export const stepFields = {
  id: f.text('Codice', { hidden: true }),
  da: stateField('Da'),
  a: stateField('A'),
  quando: f.field('instant', z.string(), 'Quando', { stamped: true }),
  chi: f.field('reference', z.string(), 'Chi', { to: 'usr', stamped: true }),
  motivo: f.field('choice', z.optional(z.enum(NEGATIVE_REASONS)), 'Motivo', { words: negativeReasonLabels }),
  nota: f.lines('Nota', { help: 'Resta nello storico della pratica.' }),
  /** A gestore took the step although documents or room under de minimis were missing; `nota` says why. */
  forzata: f.flag('Passo fatto anche se mancava qualcosa'),
} satisfies f.Fields

export const payoutFields = {
  id: f.text('Codice', { hidden: true }),
  data: f.field('day', CalendarDay, 'Data di erogazione', { past: true }),
  importo: f.field('euro', EuroAmount, 'Importo erogato'),
  tipo: f.field('choice', z.string(), 'Tipo', { words: payoutKindLabels }),
} satisfies f.Fields

const judgementFields = {
  tipo: f.field('text', z.string(), 'Tipo'),
  valore: f.field('choice', z.enum(['si', 'no', 'da_verificare']), 'Esito', {
    words: { si: 'Sì', no: 'No', da_verificare: 'Da verificare' },
  }),
  regola: f.field('text', z.string(), 'Requisito', WORDS),
  valoreAzienda: f.text('Azienda', WORDS),
  dettaglio: f.text('Dettaglio', WORDS),
  vincolante: f.flag('Vincolante'),
} satisfies f.Fields

/** The verdict of the matching when the case file was opened, or when a person asked for it again. */
export const incrocioFields = {
  esito: f.field('choice', z.enum(f.valuesOf(esitoIncrocioLabels)), 'Esito', { words: esitoIncrocioLabels }),
  punteggio: f.field('number', z.nullable(z.number()), 'Punteggio'),
  criteri: f.field('rows', z.array(f.objectOf(judgementFields)), 'Criteri', {
    fields: judgementFields,
    lineName: ({ regola }: f.Line) => String(regola ?? ''),
  }),
  quando: f.field('instant', z.string(), 'Fotografia del'),
} satisfies f.Fields

/** Page, forms, history, conflicts and server read this table. Its `_id` is `{id}-{company id}`. */
export const praticaFields = {
  titolo: f.field('text', Text('Inserisci il titolo'), 'Titolo', { searched: true, ...LONG }),
  tipo: f.field('choice', z.enum(f.valuesOf(praticaKindLabels)), 'Tipo', { words: praticaKindLabels }),
  stato: f.field('choice', z.enum(PRATICA_STATES), 'Stato', { words: praticaStateLabels }),
  bandoId: f.reference('Bando', 'bandi'),
  assegnatoA: f.reference('Responsabile', 'usr'),
  gestoreId: f.reference('Gestore', 'usr'),
  /** E-mail of an outside collaborator who sees it. */
  extra: f.email('Condivisa con', { searched: true }),
  importoProgetto: f.euro('Importo del progetto'),
  agevolazioneRichiesta: f.euro('Agevolazione richiesta'),
  agevolazioneConcessa: f.euro('Agevolazione concessa'),
  dataConcessione: f.day('Data di concessione', { past: true }),
  /** The gross grant equivalent when it is not the amount itself. */
  esl: f.euro('Equivalente sovvenzione lordo (ESL)', { help: 'Lascia vuoto se è uguale all’importo concesso.' }),
  regime: f.field('choice', z.optional(z.string()), 'Regime di aiuto', { words: praticaRegimeLabels }),
  cup: f.text('Codice CUP', {
    searched: true,
    check: checkCup,
    help: 'Quindici caratteri, per esempio J11B20000120001.',
  }),
  /** Code of the aid in the national register (RNA). */
  cor: f.text('Codice COR', { searched: true, check: checkCor, help: 'Il codice dell’aiuto nel Registro nazionale.' }),
  protocollo: f.text('Protocollo', { searched: true }),
  dataInvio: f.day('Data di invio', { past: true }),
  oraInvio: f.field('hour', z.optional(Hour), 'Ora di invio'),
  checklist: f.rows('Checklist', checklistEntryFields, { lineName: f.called('Documento', 'voce') }),
  scadenze: f.rows('Scadenze', scadenzaFields, {
    lineName: ({ tipo }) => `Scadenza «${scadenzaLabel(String(tipo))}»`,
  }),
  attivita: f.rows('Attività', taskFields, { lineName: f.called('Attività', 'testo') }),
  note: f.rows('Note', noteFields, { lineName: () => 'Nota' }),
  storico: f.rows('Storico', stepFields, { lineName: () => 'Passo' }),
  erogazioni: f.rows('Erogazioni', payoutFields, { lineName: () => 'Erogazione' }),
  compenso: f.group(
    'Compenso',
    {
      fisso: f.euro('Compenso fisso'),
      /** Percent of the granted amount. */
      percentuale: f.field(
        'number',
        z.optional(z.number().check(z.minimum(0, PERCENT), z.maximum(100, PERCENT))),
        'Percentuale sul concesso',
        { unit: '%', decimals: 2, max: 100 },
      ),
    },
    { inline: true },
  ),
  incrocio: f.group('Incrocio', incrocioFields),
} satisfies f.Fields
