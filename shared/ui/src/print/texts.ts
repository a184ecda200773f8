import { formatNumber } from '@bandiera/domain'

export const paperTexts = {
  stampa: 'Stampa',
  stampaInterna: 'Stampa a uso interno',
  usoInterno: 'Uso interno: nomina più clienti, non consegnarlo a uno di loro.',
  soloPrime: (righe: number, tutte: number) =>
    `Solo le prime ${formatNumber(righe)} righe di ${formatNumber(tutte)}: le altre sono nei file CSV ed Excel.`,
  soloArrivate: (righe: number, tutte: number) =>
    `Solo le prime ${formatNumber(righe)} righe di ${formatNumber(tutte)}: per stamparle tutte usa «Stampa» sopra l’elenco, o Ctrl+P.`,
  cerca: (testo: string) => `Ricerca: «${testo}»`,
  filtro: (etichetta: string, valori: readonly string[]) => `${etichetta}: ${valori.join(', ')}`,
} as const
