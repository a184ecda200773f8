/** Where the module's pages are. */
export const REGISTRO = '/registro'
export const SALUTE = '/registro/salute'
export const RILASCI = '/registro/rilasci'
export const PROVE = '/registro/prove'
export const hrefCliente = (id: string): string => `/registro/clienti/${encodeURIComponent(id)}`
