import * as z from 'zod/mini'
import { describeAteco } from '../ateco/ateco.ts'
import { checkCap } from '../codes/company-codes.ts'
import { CodiceAtecoSchema, atecoVersionLabels } from '../ateco/code.ts'
import { day, euro, field, flag, rows, text, type Fields, type Line } from '../fields/field.ts'
import { placeName } from '../territory/territory.ts'
import { esigenzaStateLabels } from '../vocabularies.ts'

export const sedeKindLabels = { legale: 'Sede legale', operativa: 'Sede operativa' } as const
const nameOfPlace = (code: unknown): string => (typeof code === 'string' ? placeName(code) : '')

export const sedeFields = {
  tipo: field('choice', z.enum(['legale', 'operativa']), 'Tipo', { words: sedeKindLabels }),
  /** A legal seat where the company also works. */
  operativa: flag('Qui l’azienda lavora anche (sede operativa)', { alone: 'Attività svolta nella sede legale' }),
  indirizzo: text('Indirizzo', { columns: 'via|sede|sede legale|indirizzo sede legale' }),
  cap: text('CAP', { check: checkCap, columns: 'codice postale|c a p' }),
  /** ISTAT codes: comune 6 digits, provincia 3, regione 2. */
  comune: text('Comune', {
    alone: 'Comune della sede',
    help: 'Scrivi le prime lettere. Se non lo trovi, basta la provincia.',
    columns:
      'citta|localita|comune sede|comune sede legale|comune prov|comune provincia|comune e provincia|citta prov|citta provincia|luogo',
    told: ({ comuneNome, comune }: Line) => String(comuneNome ?? nameOfPlace(comune)),
  }),
  /** Name of the comune as it was chosen, to show without its table; the code decides. */
  comuneNome: text('Nome del comune', { hidden: true, searched: true }),
  provincia: text('Provincia', {
    alone: 'Provincia della sede',
    columns: 'prov|pr|sigla provincia|provincia sede',
    told: ({ provincia }: Line) => nameOfPlace(provincia),
  }),
  regione: text('Regione', { alone: 'Regione della sede', told: ({ regione }: Line) => nameOfPlace(regione) }),
  dal: day('Dal'),
  al: day('Al'),
} satisfies Fields

export const codiceFields = {
  codice: field('text', z.string(), 'Codice ATECO', {
    searched: true,
    help: 'Cerca con parole («software») o con il codice. Il primo è quello prevalente.',
    columns: 'ateco|cod ateco|codice attivita|attivita',
  }),
  versione: field('choice', z.optional(z.enum(['2007', '2025'])), 'Versione ATECO', {
    alone: 'Versione del codice ATECO',
    words: atecoVersionLabels,
    columns: 'versione|ateco versione|anno ateco',
  }),
  prevalente: flag('Prevalente', { alone: 'Codice ATECO prevalente' }),
} satisfies Fields

export const esigenzaAziendaFields = {
  esigenzaId: field('reference', z.string(), 'Esigenza', { to: 'settings' }),
  importo: euro('Investimento previsto', { alone: 'Importo dell’investimento previsto' }),
  entro: day('Entro il'),
  descrizione: text('Note', { longest: 5000 }),
  stato: field('choice', z.enum(['aperta', 'coperta', 'annullata']), 'Stato', { words: esigenzaStateLabels }),
} satisfies Fields

export const placeFields = {
  sedi: rows('Sedi', sedeFields, {
    section: 'sedi',
    alone: 'Sede legale e sedi operative',
    lineName: ({ tipo, comuneNome }) =>
      `${tipo === 'legale' ? sedeKindLabels.legale : sedeKindLabels.operativa}${comuneNome ? ` di ${String(comuneNome)}` : ''}`,
  }),
  ateco: rows('Codici ATECO', codiceFields, {
    section: 'ateco',
    alone: 'Codice ATECO',
    lineName: (code) => {
      const { success, data } = CodiceAtecoSchema.safeParse(code)
      return success ? `Codice ATECO ${describeAteco(data)}` : 'Codice ATECO'
    },
  }),
  esigenze: rows('Esigenze', esigenzaAziendaFields, {
    section: 'esigenze',
    lineKey: ({ esigenzaId }) => esigenzaId,
    lineName: ({ esigenzaId }, nameOf) => nameOf(String(esigenzaId), 'settings') ?? 'Esigenza',
  }),
} satisfies Fields
