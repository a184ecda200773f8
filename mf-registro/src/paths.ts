export const REGISTRY = '/registro'
export const HEALTH = '/registro/salute'
export const RELEASES = '/registro/rilasci'
export const TRIALS = '/registro/prove'
export const hrefTenant = (id: string): string => `/registro/clienti/${encodeURIComponent(id)}`
