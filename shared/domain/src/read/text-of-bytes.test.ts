import { textOfBytes } from './text-of-bytes.ts'

const TEXT = 'Ragione sociale;Comune\r\nCaffè S.r.l.;Forlì\r\n'
const wide = (text: string, low: 0 | 1) =>
  Uint8Array.from([...text].flatMap((char) => (low === 0 ? [char.charCodeAt(0), 0] : [0, char.charCodeAt(0)])))

it.each<[string, Uint8Array]>([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16 little', wide(TEXT, 0)],
  ['UTF-16 little with a mark', Uint8Array.from([0xff, 0xfe, ...wide(TEXT, 0)])],
  ['UTF-16 big', wide(TEXT, 1)],
  ['UTF-16 big with a mark', Uint8Array.from([0xfe, 0xff, ...wide(TEXT, 1)])],
  ['windows-1252', Uint8Array.from([...TEXT].map((char) => char.charCodeAt(0)))],
])('reads a file in %s', (_name, bytes) => expect(textOfBytes(bytes)).toBe(TEXT))

it('reads the signs of windows-1252 that Latin-1 lacks', () => {
  expect(textOfBytes(Uint8Array.from([0x80, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0xe8]))).toBe('€‘’“”–—è')
})
