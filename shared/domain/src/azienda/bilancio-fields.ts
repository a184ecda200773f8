import * as z from 'zod/mini'
import { amount, field, flag, number, type Fields } from '../fields/field.ts'

const INCOME = { section: 'Conto economico' } as const
const ASSETS = { section: 'Attivo' } as const
const DEBTS = { section: 'Patrimonio e debiti' } as const

/** Lines of the accounts (art. 2424-2425 c.c.) that the ratios of `shared/finance` read; what may be below zero is `signed`. */
export const bilancioItemFields = {
  ricavi: amount('Fatturato', {
    ...INCOME,
    help: 'Ricavi delle vendite e prestazioni (A1).',
    columns: 'ricavi|fatturato annuo|fatt|vendite|volume affari|volume d affari|turnover|operating revenue turnover',
  }),
  valoreProduzione: amount('Valore della produzione (A)', INCOME),
  materie: amount('Materie prime e merci (B6)', INCOME),
  servizi: amount('Servizi (B7)', INCOME),
  godimento: amount('Godimento di beni di terzi (B8)', INCOME),
  personale: amount('Personale (B9)', INCOME),
  ammortamenti: amount('Ammortamenti e svalutazioni (B10)', INCOME),
  variazioneRimanenze: amount('Variazione delle rimanenze di materie (B11)', { ...INCOME, signed: true }),
  accantonamenti: amount('Accantonamenti per rischi (B12)', INCOME),
  altriAccantonamenti: amount('Altri accantonamenti (B13)', INCOME),
  oneriDiversi: amount('Oneri diversi di gestione (B14)', INCOME),
  oneriFinanziari: amount('Interessi e oneri finanziari (C17)', INCOME),
  imposte: amount('Imposte sul reddito', { ...INCOME, signed: true }),
  utile: amount('Utile o perdita dell’esercizio', { ...INCOME, signed: true }),
  totaleAttivo: amount('Totale attivo', { ...ASSETS, columns: 'attivo|totale bilancio|totale attivita|total assets' }),
  attivoCorrente: amount('Attivo corrente', ASSETS),
  rimanenze: amount('Rimanenze', ASSETS),
  crediti: amount('Crediti verso clienti', ASSETS),
  liquidita: amount('Disponibilità liquide', ASSETS),
  patrimonioNetto: amount('Patrimonio netto', { ...DEBTS, signed: true }),
  utiliNonDistribuiti: amount('Riserve e utili non distribuiti', { ...DEBTS, signed: true }),
  debitiTotali: amount('Debiti totali', DEBTS),
  debitiBreve: amount('Debiti entro 12 mesi', DEBTS),
  debitiFornitori: amount('Debiti verso fornitori', DEBTS),
  debitiFinanziari: amount('Debiti finanziari', DEBTS),
  debitiTributariPrevidenziali: amount('Debiti tributari e previdenziali', DEBTS),
  quotaCapitale: amount('Quote capitale rimborsate nell’anno', DEBTS),
} satisfies Fields
export type BilancioItem = keyof typeof bilancioItemFields
export const BILANCIO_ITEMS = Object.keys(bilancioItemFields) as BilancioItem[]

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
  ...bilancioItemFields,
} satisfies Fields

export const BILANCIO_ITEM_GROUPS: readonly { titolo: string; voci: readonly BilancioItem[] }[] = [
  INCOME,
  ASSETS,
  DEBTS,
].map(({ section }) => ({
  titolo: section,
  voci: BILANCIO_ITEMS.filter((voce) => bilancioItemFields[voce].section === section),
}))
