import type { VistaSalvata } from '../usr.ts'

/** Where a view opens. */
export const hrefVista = ({ pagina, query }: Pick<VistaSalvata, 'pagina' | 'query'>): string =>
  query ? `${pagina}${pagina.includes('?') ? '&' : '?'}${query}` : pagina
