export const AZIENDE = '/aziende'
/** What has ended, in the module of the case files. */
export const ARCHIVE_PATH = '/archivio?tab=aziende'
/** The list with the form of a new company open. */
export const NEW_PATH = '/aziende?nuova=1'
/** The list with the import open. */
export const IMPORT_PATH = '/aziende?importa=1'
/** Where people are invited, in the module of the accounts. */
export const INVITE_PATH = '/utenti'
/** The grants that fit a company, in the module of the matches. */
export const hrefFittingBandi = (id: string): string => `/incroci?azienda=${id}&f=esito:=:ammissibile`
export const hrefAzienda = (id: string): string => `/azienda/${id}`
