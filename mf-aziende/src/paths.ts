export const AZIENDE = '/aziende'
export const ARCHIVE_PATH = '/archivio?tab=aziende'
export const NEW_PATH = '/aziende?nuova=1'
export const IMPORT_PATH = '/aziende?importa=1'
export const INVITE_PATH = '/utenti'
export const hrefFittingBandi = (id: string): string => `/incroci?azienda=${id}&f=esito:=:ammissibile`
export const hrefAzienda = (id: string): string => `/azienda/${id}`
