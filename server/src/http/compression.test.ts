import { acceptedEncoding } from './compression.ts'

// RFC 9110 12.4.2 (weights), 12.5.3 (Accept-Encoding) and 8.4.1.3 (x-gzip)
it.each([
  [undefined, null],
  ['', null],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0', null],
  ['br;q=0.000, gzip;q=0', null],
  ['br ; q=0 , gzip ; q=0.001', 'gzip'],
  ['BR;Q=0, GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.2, *;q=0', 'gzip'],
  ['gzip, *;q=0.5', 'gzip'],
  ['identity, gzip;q=0.5', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity;q=0', null],
  ['deflate, zstd', null],
  ['x-gzip', 'gzip'],
  ['brotli, xbr, br-2', null],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=-1', null],
  ['br;q=x', null],
  [', ,br,', 'br'],
])('%j takes %s', (header, wanted) => {
  expect(acceptedEncoding(header)).toBe(wanted)
})

it('is what the weights say, for every weight of three codings and the star', () => {
  const weights = [null, '0', '0.001', '0.5', '1', '1.000']
  for (const br of weights)
    for (const gzip of weights)
      for (const star of weights)
        for (const identity of [null, '0', '0.7']) {
          const given = Object.entries({ br, gzip, '*': star, identity }).filter(([, q]) => q !== null)
          const header = given.map(([name, q]) => `${name};q=${q}`).join(', ')
          const q = (own: string | null): number => Number(own ?? star ?? 0)
          const chosen = acceptedEncoding(header)
          // never one that was refused, never one that is liked less
          const liked = { br: q(br), gzip: q(gzip), none: Number(identity ?? 0) }
          const best = Math.max(liked.br, liked.gzip)
          const wanted = best === 0 || liked.none > best ? null : liked.br === best ? 'br' : 'gzip'
          expect({ header, chosen }).toEqual({ header, chosen: wanted })
        }
})
