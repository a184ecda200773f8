export const hrefBando = (id: string): string => `/bando/${id}`
/** The same with its form open; `finestra` begins at the dates. */
export const hrefEdit = (id: string, at: 'tutto' | 'finestra' = 'tutto'): string => `${hrefBando(id)}?modifica=${at}`
export const BANDI = '/bandi'
/** What has ended, in the module of the case files: an editore finds only grants there. */
export const ARCHIVE_PATH = '/archivio?tab=bandi'
export const IMPORT_PATH = '/bandi?importa=1'
export const NEW_PATH = '/bandi?nuovo=1'
/** The companies of the user beside one grant. */
export const hrefIncroci = (bandoId: string): string => `/incroci?tab=bando&bando=${bandoId}`
export const hrefNewPratica = (bandoId: string): string => `/pratiche?nuova=1&bando=${bandoId}`
