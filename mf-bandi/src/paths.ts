/** Page of a grant for who is logged in. */
export const hrefBando = (id: string): string => `/bando/${id}`
export const BANDI = '/bandi'
