import type { Istituto } from '@bandiera/domain'

/** How many products can no longer be asked for. */
export const expiredProducts = ({ prodotti = [] }: Istituto, oggi: string): number =>
  prodotti.filter(({ validoAl }) => validoAl !== undefined && validoAl < oggi).length
