export const PRATICHE = '/pratiche'
export const ARCHIVIO = '/archivio'
export const hrefPratica = (id: string): string => `/pratica/${id}`
export const hrefAzienda = (id: string): string => `/azienda/${id}`
export const hrefBando = (id: string): string => `/bando/${id}`

export interface NuovaDi {
  azienda?: string
  bando?: string
  tipo?: string
}

/** The form of a new case file, with what is already known of it. */
export function hrefNuova(di: NuovaDi = {}): string {
  const known = Object.entries(di).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `${PRATICHE}?${new URLSearchParams([['nuova', '1'], ...known])}`
}
