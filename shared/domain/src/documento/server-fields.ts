/** What only the server writes into a document: the file, who brought it and when, and the files before it. */
export const SERVER_FILE_FIELDS = ['file', 'caricatoDa', 'caricatoIl', 'versioni'] as const
