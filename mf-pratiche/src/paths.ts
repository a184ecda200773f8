export const PRATICHE = '/pratiche'
export const ARCHIVIO = '/archivio'
export const hrefPratica = (id: string): string => `/pratica/${id}`
export const hrefAzienda = (id: string): string => `/azienda/${id}`
export const hrefBando = (id: string): string => `/bando/${id}`

/** The form of a new case file, with what is already known of it. */
export const hrefNewPratica = (known: { azienda?: string; bando?: string; titolo?: string } = {}): string =>
  `${PRATICHE}?${new URLSearchParams({ nuova: '1', ...known })}`

/** The list of case files with these values, by filter; an empty list of values clears a filter. */
export const hrefPratiche = (scelte: Readonly<Record<string, readonly string[]>>, ord = ''): string =>
  `${PRATICHE}?${Object.entries(scelte)
    .map(([id, values]) => `f=${id}:${values.length === 1 ? '=' : 'in'}:${values.join(',')}`)
    .join('&')}${ord && `&ord=${ord}`}`
