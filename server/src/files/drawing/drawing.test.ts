import { inflateSync } from 'node:zlib'
import { Canvas, roundRectangle } from './canvas.ts'
import { cardPng, initialPng, LETTERS, linesOf, widthOf } from './pictures.ts'

/** Width, height and pixels of a PNG file without filters. */
function readPng(file: Buffer) {
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const start = file.indexOf('IDAT')
  const raw = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)))
  const at = (x: number, y: number) => [...raw.subarray(y * (width * 4 + 1) + 1 + x * 4).subarray(0, 4)]
  return { width, height, at }
}

it('fills the inside of an outline, half a pixel where the edge is half', () => {
  const canvas = new Canvas(4, 4)
  canvas.fill('M0,0 L2.5,0 L2.5,4 L0,4 Z', { x: 1, y: 0, scale: 1 }, '#ff8000')
  const { at } = readPng(canvas.png())
  expect([at(0, 1), at(1, 1), at(2, 2), at(3, 3)]).toEqual([
    [0, 0, 0, 0],
    [255, 128, 0, 255],
    [255, 128, 0, 255],
    [255, 128, 0, 128],
  ])
})

it.each(['O', '4', 'A'])('leaves the hole of %s open', (letter) => {
  const canvas = new Canvas(100, 100)
  const { width, path } = LETTERS.get(letter)!
  canvas.fill(path, { x: 10, y: 85, scale: 0.1 }, '#000000')
  const { at } = readPng(canvas.png())
  // along one line ink and hole take turns: in, out, in, out
  const row = Array.from({ length: 100 }, (_, x) => (at(x, letter === 'A' ? 54 : 49)[3]! > 127 ? 1 : 0))
  const turns = row.filter((ink, x) => x > 0 && ink !== row[x - 1])
  expect([turns, width > 0]).toEqual([[1, 0, 1, 0], true])
})

it('draws the initial in the middle of the brand, round at the corners unless the system cuts it', () => {
  const settings = { _id: 'prova', nome: 'élite', colors: { primary: '#ffee58' } }
  const own = readPng(initialPng(settings, 192, false))
  expect([own.width, own.height, own.at(0, 0)[3], own.at(96, 10)]).toEqual([192, 192, 0, [255, 238, 88, 255]])
  expect(readPng(initialPng(settings, 512, true)).at(0, 0)).toEqual([255, 238, 88, 255])
  const row = Array.from({ length: 192 }, (_, x) => own.at(x, 110).join())
  expect(new Set(row).size).toBeGreaterThan(2)
})

it.each(['Voucher', 'Contributi a fondo perduto per la digitalizzazione '.repeat(8), 'x'.repeat(400), '日本', ''])(
  'draws a card for any title: %s',
  (title) => {
    const settings = { _id: 'prova', nome: 'Prova' }
    const { width, height } = readPng(cardPng(settings, { over: 'Regione', title, facts: ['Chiude il 14/12/2026'] }))
    expect([width, height]).toEqual([1200, 630])
  },
)

it('never writes past the edge: long titles end with an ellipsis', () => {
  for (const text of ['una due tre', 'parola '.repeat(60), 'x'.repeat(300), 'Piano « Transizione 5.0 » – àèìòù €'])
    for (const most of [1, 3]) {
      const lines = linesOf(text, { size: 60, width: 700, most })
      expect(lines.length).toBeLessThanOrEqual(most)
      for (const line of lines) expect(widthOf(line, 60)).toBeLessThanOrEqual(700)
    }
  expect(linesOf('parola '.repeat(60), { size: 60, width: 700, most: 2 }).at(-1)).toMatch(/…$/)
  expect(roundRectangle(2, 2, 0)).toContain('M0,0')
})
