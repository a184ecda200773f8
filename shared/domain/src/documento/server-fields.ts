/** Fields of a document that only the server writes: the file, its author and instant, and the previous files. */
export const SERVER_FILE_FIELDS = ['file', 'caricatoDa', 'caricatoIl', 'versioni'] as const
