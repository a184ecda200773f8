/** Errors of imported files; part of the one catalogue. */
export const importErrors = {
  IMPORT_FILE: [
    422,
    'Il file non è un’esportazione di incentivi.gov.it: %s. Scarica di nuovo il file JSON dal sito e riprova.',
    'Not an export of incentivi.gov.it: %s. Nothing was imported.',
  ],
  IMPORT_OPTIONS: [
    422,
    'Le scelte dell’importazione non vanno bene: %s. Correggile e riprova: non ho scritto niente.',
    'The options of the import make no sense: %s. Nothing was imported.',
  ],
  IMPORT_MISSING: [404, 'Questa importazione non è nell’elenco: forse è troppo vecchia per annullarla.'],
  IMPORT_CHANGED: [409, 'È stato modificato dopo l’importazione.'],
  IMPORT_IN_USE: [409, 'È già usato: ci sono pratiche (%s) o decisioni di aziende (%s) su questo bando.'],
  IMPORT_FOREIGN: [403, 'Queste operazioni non sono tue: non le posso mettere tra le tue importazioni.'],
  IMPORT_UNDONE: [409, 'Questa importazione è già stata annullata.'],
  REFERENCE_FILE: [
    422,
    'Il file non contiene la tabella attesa (%s): %s. Controlla di aver scelto il file giusto.',
    'The file does not hold the table expected (%s): %s. Nothing was imported.',
  ],
} as const
