import { formatEuro } from '@bandiera/domain'

/** Texts of the filters of matches. */
export const testi = {
  obiettivo: 'Obiettivo',
  scadenza: 'Scadenza',
  entro: (giorni: number) => `Entro ${giorni} giorni`,
  oltreGiorni: (giorni: number) => `Oltre ${giorni} giorni`,
  senzaScadenza: 'Senza scadenza',
  nonIndicato: 'Non indicato',
  importi: (da: number | undefined, a: number | undefined) =>
    a === undefined
      ? `Oltre ${formatEuro(da, 0)}`
      : da === undefined
        ? `Fino a ${formatEuro(a, 0)}`
        : `${formatEuro(da, 0)} – ${formatEuro(a, 0)}`,
} as const
