export const SERVER_FILE_FIELDS = ['file', 'caricatoDa', 'caricatoIl', 'versioni'] as const
