export const AZIENDE = '/aziende'
export const ARCHIVE_PATH = '/archivio?tab=aziende'
export const NEW_PATH = '/aziende?nuova=1'
/** The form of a new company with what was typed: a number in the box of the number, else the name. */
export const hrefNewAzienda = (known: { nome?: string; piva?: string }): string =>
  `${NEW_PATH}&${new URLSearchParams(known)}`
export const IMPORT_PATH = '/aziende?importa=1'
export const INVITE_PATH = '/utenti'
export const hrefFittingBandi = (id: string): string => `/incroci?azienda=${id}&f=esito:=:ammissibile`
export const hrefNewPratica = (azienda: string): string => `/pratiche?${new URLSearchParams({ nuova: '1', azienda })}`
export const hrefAzienda = (id: string): string => `/azienda/${id}`
