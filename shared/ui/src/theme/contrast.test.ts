import { contrast, over, parseHex, readableOn, textOn, toHex, type Rgb } from './contrast.ts'
import { brandColours, hex, meanings, surfaces, type Mode } from './palette.ts'

const MODES: Mode[] = ['light', 'dark']
const hues = Array.from({ length: 36 }, (_, i) => fromHue(i * 10))

it('measures the ratio of black on white as 21', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
})

it('reads short and long colours and refuses the rest', () => {
  expect(parseHex('#fff')).toEqual([255, 255, 255])
  expect(parseHex('#1D4ED8')).toEqual([29, 78, 216])
  expect(parseHex('red')).toBeNull()
  expect(parseHex('#12345')).toBeNull()
})

it.each(MODES)('makes every tenant colour readable as text, as a button and on its hover layer (%s)', (mode) => {
  const surface = hex(surfaces[mode].page)
  for (const hue of hues) {
    const { main, text } = brandColours(mode, toHex(hue))
    expect(contrast(hex(main), surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(hex(main), hex(surfaces[mode].paper))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(hex(main), over(hex(main), surface, 0.08))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(hex(main), hex(text))).toBeGreaterThanOrEqual(4.5)
  }
})

it.each(MODES)('keeps the colours of meaning and the muted text readable on every surface (%s)', (mode) => {
  const { page, paper, hover, muted, text } = surfaces[mode]
  for (const colour of [...Object.values(meanings[mode]), muted, text])
    for (const surface of [page, paper, hover]) expect(contrast(hex(colour), hex(surface))).toBeGreaterThanOrEqual(4.5)
})

it('leaves a colour that already reads as it is', () => {
  expect(toHex(readableOn(hex('#1D4ED8'), [255, 255, 255]))).toBe('#1d4ed8')
})

it('falls back to our brand when the tenant wrote no colour', () => {
  expect(brandColours('light', 'blu')).toEqual(brandColours('light', undefined))
})

it('writes dark on light and light on dark', () => {
  expect(textOn([255, 255, 0])).toBe('#101418')
  expect(textOn([0, 0, 80])).toBe('#ffffff')
})

function fromHue(hue: number): Rgb {
  const at = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (0.5 - 0.5 * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [at(0), at(8), at(4)]
}
