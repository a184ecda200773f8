import { foldText } from '../text/fold.ts'

const LONGEST = 80

/** @example bandoSlug('Voucher digitalità 2026') // 'voucher-digitalita-2026' */
export function bandoSlug(titolo: string): string {
  const words = foldText(titolo).split(' ').filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > LONGEST) break
    slug = longer
  }
  return slug || words[0]?.slice(0, LONGEST) || 'bando'
}

/** Public address of a grant (spec §2: `/bando/{title}/{id}`). */
export const publicBandoHref = (bando: { _id: string; data: { titolo: string } }): string =>
  `/bando/${bandoSlug(bando.data.titolo)}/${bando._id}`
