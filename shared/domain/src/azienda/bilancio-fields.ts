import * as z from 'zod/mini'
import { amount, field, flag, number, type Fields } from '../fields/field.ts'

const CONTO_ECONOMICO = { section: 'Conto economico' } as const
const ATTIVO = { section: 'Attivo' } as const
const DEBITI = { section: 'Patrimonio e debiti' } as const

/**
 * Lines of the accounts (art. 2424-2425 c.c.) that the ratios of `shared/finance` read, in the order of the form; `section`
 * is their part of the scheme. The code in a name is that of the scheme; what may be below zero is `signed`.
 */
export const vociFields = {
  ricavi: amount('Fatturato', {
    ...CONTO_ECONOMICO,
    help: 'Ricavi delle vendite e prestazioni (A1).',
    columns: 'ricavi|fatturato annuo|fatt|vendite|volume affari|volume d affari|turnover|operating revenue turnover',
  }),
  valoreProduzione: amount('Valore della produzione (A)', CONTO_ECONOMICO),
  materie: amount('Materie prime e merci (B6)', CONTO_ECONOMICO),
  servizi: amount('Servizi (B7)', CONTO_ECONOMICO),
  godimento: amount('Godimento di beni di terzi (B8)', CONTO_ECONOMICO),
  personale: amount('Personale (B9)', CONTO_ECONOMICO),
  ammortamenti: amount('Ammortamenti e svalutazioni (B10)', CONTO_ECONOMICO),
  variazioneRimanenze: amount('Variazione delle rimanenze di materie (B11)', { ...CONTO_ECONOMICO, signed: true }),
  accantonamenti: amount('Accantonamenti per rischi (B12)', CONTO_ECONOMICO),
  altriAccantonamenti: amount('Altri accantonamenti (B13)', CONTO_ECONOMICO),
  oneriDiversi: amount('Oneri diversi di gestione (B14)', CONTO_ECONOMICO),
  oneriFinanziari: amount('Interessi e oneri finanziari (C17)', CONTO_ECONOMICO),
  imposte: amount('Imposte sul reddito', { ...CONTO_ECONOMICO, signed: true }),
  utile: amount('Utile o perdita dell’esercizio', { ...CONTO_ECONOMICO, signed: true }),
  totaleAttivo: amount('Totale attivo', { ...ATTIVO, columns: 'attivo|totale bilancio|totale attivita|total assets' }),
  attivoCorrente: amount('Attivo corrente', ATTIVO),
  rimanenze: amount('Rimanenze', ATTIVO),
  crediti: amount('Crediti verso clienti', ATTIVO),
  liquidita: amount('Disponibilità liquide', ATTIVO),
  patrimonioNetto: amount('Patrimonio netto', { ...DEBITI, signed: true }),
  utiliNonDistribuiti: amount('Riserve e utili non distribuiti', { ...DEBITI, signed: true }),
  debitiTotali: amount('Debiti totali', DEBITI),
  debitiBreve: amount('Debiti entro 12 mesi', DEBITI),
  debitiFornitori: amount('Debiti verso fornitori', DEBITI),
  debitiFinanziari: amount('Debiti finanziari', DEBITI),
  debitiTributariPrevidenziali: amount('Debiti tributari e previdenziali', DEBITI),
  quotaCapitale: amount('Quote capitale rimborsate nell’anno', DEBITI),
} satisfies Fields
export type VoceBilancio = keyof typeof vociFields
export const VOCI_BILANCIO = Object.keys(vociFields) as VoceBilancio[]

/** One year of accounts. */
export const bilancioFields = {
  anno: field('number', z.number(), 'Anno del bilancio', {
    decimals: 0,
    columns:
      'anno|esercizio|anno di bilancio|anno fiscale|anno di riferimento|chiusura bilancio|chiusura bilancio ultimo anno disp|data chiusura bilancio|data di chiusura ultimo bilancio|data chiusura ultimo bilancio|ultimo bilancio',
  }),
  approvato: flag('Bilancio approvato', {
    help: 'Solo i bilanci approvati contano per la dimensione d’impresa.',
  }),
  ula: number('Addetti (ULA)', {
    help: 'Unità lavorative annue: due part-time a metà contano 1.',
    decimals: 2,
    columns: 'addetti|dipendenti|ula|numero dipendenti|n dipendenti|employees|number of employees',
  }),
  ...vociFields,
} satisfies Fields

/** The parts of the accounts, each with its lines in the order of the scheme. */
export const GRUPPI_VOCI: readonly { titolo: string; voci: readonly VoceBilancio[] }[] = [
  CONTO_ECONOMICO,
  ATTIVO,
  DEBITI,
].map(({ section }) => ({
  titolo: section,
  voci: VOCI_BILANCIO.filter((voce) => vociFields[voce].section === section),
}))
