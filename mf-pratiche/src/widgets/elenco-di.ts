import { PRATICHE } from '../paths.ts'

/** The address of the case files that have one of these values, by filter; no value at all means that all pass. */
export const elencoDi = (scelte: Readonly<Record<string, readonly string[]>>, ord = ''): string =>
  `${PRATICHE}?${Object.entries(scelte)
    .map(([id, values]) => `f=${id}:${values.length === 1 ? '=' : 'in'}:${values.join(',')}`)
    .join('&')}${ord && `&ord=${ord}`}`
