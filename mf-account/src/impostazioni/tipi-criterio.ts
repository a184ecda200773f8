import type { TipoCriterio } from '@bandiera/domain'

/** What each kind of criterion asks, in the order of the form. */
export const tipiCriterio: Record<TipoCriterio, string> = {
  territorio: 'Territorio',
  ateco: 'Codici ATECO',
  dimensione: 'Dimensione',
  tipoSoggetto: 'Tipo di soggetto',
  qualifica: 'Qualifiche',
  obiettivo: 'Esigenze dell’azienda',
  formaGiuridica: 'Forma giuridica',
  eta: 'Età dell’impresa',
  fatturato: 'Fatturato',
  dipendenti: 'Dipendenti',
  investimento: 'Investimento',
  costi: 'Costi ammessi',
  deMinimis: 'Plafond de minimis',
  regolarita: 'Regolarità',
  bilanci: 'Bilanci',
  kpi: 'Indici di bilancio',
  libero: 'Criteri liberi',
}
