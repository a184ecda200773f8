import * as z from 'zod/mini'
import * as f from '../fields/field.ts'
import { capital } from '../text/sentence.ts'
import { aiutoRegimeLabels } from '../vocabularies.ts'
import { at, chosen, kind, type Kinds } from './kind.ts'

/** Checks that calls ask for again and again (D.Lgs. 184/2025, art. 9 for the insurance), as a rule names them. */
export const REGULARITY_CHECKS: Record<string, string> = {
  durc: 'DURC regolare',
  noProcedure: 'nessuna procedura concorsuale',
  noDifficolta: 'impresa non in difficoltà',
  polizzaCatastrofale: 'polizza catastrofale',
  antimafia: 'documentazione antimafia',
}

const deMinimisFields = {
  regime: f.field('choice', z.optional(z.string()), 'Regime', { words: aiutoRegimeLabels }),
  importo: f.amount('Aiuto che il bando concede', {
    help: 'Lo spazio che l’azienda deve avere ancora libero. Vuoto: basta che ne abbia.',
  }),
  massimale: f.amount('Massimale in tre anni', { help: 'Vuoto: quello del regolamento.' }),
  riducibile: f.flag('L’aiuto si può ridurre allo spazio rimasto'),
} satisfies f.Fields

const regularityFields = {
  richieste: f.field('texts', z.array(z.string()), 'Verifiche richieste', {
    words: Object.fromEntries(Object.entries(REGULARITY_CHECKS).map(([key, name]) => [key, capital(name)])),
  }),
} satisfies f.Fields

const inWordsFields = {
  testo: f.field('lines', z.string(), 'Requisito', {
    help: 'Lo valuta una persona: negli incroci resta da verificare.',
  }),
  esitoManuale: f.field('choice', z.optional(z.nullable(z.enum(['si', 'no']))), 'Esito per tutte le aziende', {
    words: { si: 'Sì', no: 'No' },
    none: 'Lo valuta chi segue l’azienda',
  }),
} satisfies f.Fields

export const conditionKinds = {
  deMinimis: kind('De minimis', deMinimisFields, {
    start: { regime: 'deMinimis', riducibile: true },
    difetti: ({ regime = 'deMinimis', massimale, importo }) => [
      !Object.hasOwn(aiutoRegimeLabels, regime) &&
        massimale === undefined &&
        at('massimale', 'Indica il massimale di questo regime'),
      massimale !== undefined && massimale <= 0 && at('massimale', 'Il massimale deve essere maggiore di zero'),
      importo !== undefined && importo < 0 && at('importo', 'Inserisci un valore non negativo'),
      importo !== undefined && massimale !== undefined && importo > massimale && at('importo', 'Supera il massimale'),
    ],
  }),
  regolarita: kind('Regolarità', regularityFields, {
    start: { richieste: [] },
    difetti: ({ richieste }) => chosen(regularityFields, 'richieste', richieste),
  }),
  libero: kind('Requisito in parole', inWordsFields, {
    start: { testo: '' },
    difetti: ({ testo }) => [testo.trim() === '' && at('testo', 'Scrivi il requisito')],
  }),
} satisfies Kinds
