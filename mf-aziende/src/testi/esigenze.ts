import { formatDate, formatEuro } from '@bandiera/domain'

/** Needs of the company. */
export const esigenze = {
  elenco: 'Che cosa serve all’azienda',
  aggiungi: 'Aggiungi esigenza',
  scadenza: 'Esigenza da coprire',
  catalogoVuoto: 'Il catalogo delle esigenze è vuoto: chi cura il portale lo compila nella pagina Esigenze.',
  vuoto: 'Nessuna esigenza. Da qui il portale trova i bandi per ciò che l’azienda vuole fare.',
  dettaglio: (importo: number | undefined, entro: string | undefined) =>
    [importo !== undefined && formatEuro(importo, 0), entro && `entro il ${formatDate(entro)}`]
      .filter(Boolean)
      .join(', '),
} as const
