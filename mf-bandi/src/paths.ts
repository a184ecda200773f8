/** Page of a grant for who is logged in. */
export const hrefBando = (id: string): string => `/bando/${id}`
export const BANDI = '/bandi'
/** The list with the import open. */
export const IMPORTA = '/bandi?importa=1'
