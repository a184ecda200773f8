export const BANDI = '/bandi'
/** The list of companies with the form of a new one open. */
export const NUOVA_AZIENDA = '/aziende?nuova=1'
export const hrefBando = (id: string): string => `/bando/${id}`
export const hrefAzienda = (id: string): string => `/azienda/${id}`
/** The grants of one company, ranked. */
export const hrefIncroci = (aziendaId: string): string => `/incroci?azienda=${aziendaId}`
