/** Errors of imported files; part of the one catalogue. */
export const importErrors = {
  IMPORT_FILE: [
    422,
    'Il file non è un’esportazione di incentivi.gov.it: %s. Scarica di nuovo il file JSON dal sito e riprova.',
    'Not an export of incentivi.gov.it: %s. Nothing was imported.',
  ],
  REFERENCE_FILE: [
    422,
    'Il file non contiene la tabella attesa (%s): %s. Controlla di aver scelto il file giusto.',
    'The file does not hold the table expected (%s): %s. Nothing was imported.',
  ],
} as const
