const UNITS =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

/** Names of the numbers below a thousand, made once when the first word is read. */
let names: Map<string, number> | undefined

/** A whole number below a million in Italian words (`due`, `centocinquanta`, `duecentomila`); `null` for other words. */
export function numeralOf(word: string): number | null {
  const bare = word.normalize('NFD').replace(/[\p{M}' ]/gu, '')
  names ??= new Map([['un', 1], ['una', 1], ...Array.from({ length: 1000 }, (_, n) => [nameOf(n), n] as const)])
  const own = names.get(bare)
  if (own !== undefined) return own
  const [, before, after = ''] = /^(.*?)(?:mila|mille)(.*)$/.exec(bare) ?? []
  if (before === undefined) return null
  const thousands = before === '' ? (bare.startsWith('mille') ? 1 : undefined) : names.get(before)
  const rest = after === '' ? 0 : names.get(after)
  return thousands === undefined || rest === undefined ? null : thousands * 1000 + rest
}

function nameOf(n: number): string {
  if (n < 20) return UNITS[n]!
  if (n < 100) {
    const [ten, unit] = [TENS[Math.floor(n / 10) - 2]!, n % 10]
    if (unit === 0) return ten
    return `${unit === 1 || unit === 8 ? ten.slice(0, -1) : ten}${UNITS[unit]}`
  }
  const [hundreds, rest] = [Math.floor(n / 100), n % 100]
  return `${hundreds === 1 ? '' : UNITS[hundreds]}cento${rest === 0 ? '' : nameOf(rest)}`
}
