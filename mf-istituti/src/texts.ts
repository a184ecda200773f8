/** Names of the module's pages and commands; each area has its own texts beside it. */
export const texts = {
  istituti: 'Istituti credito',
  istituto: 'Istituto di credito',
  credito: 'FINANZIAMENTI',
  creditoSofabis: 'CALCOLO KPI',
  prestiti: 'PRESTITI',
  kpi: 'KPI',
  fresh: 'Aggiungi istituto',
} as const
