import { brandColours, brandSurface, DEFAULT_BRAND, surfaces, type Mode } from './brand.ts'
import { contrast, fromHue, hex, hoverLayer, parseHex, readableOn, textOn, toHex } from './colour.ts'

const MODES: Mode[] = ['light', 'dark']
/** Every hue in steps of 10 degrees, from nearly black to nearly white, from grey to pure; and colours drawn at random. */
const colours = [
  ...[0, 0.25, 0.5, 0.75, 1].flatMap((saturation) =>
    [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1].flatMap((lightness) =>
      Array.from({ length: 36 }, (_, step) => toHex(fromHue(step * 10, saturation, lightness))),
    ),
  ),
  ...Array.from({ length: 1000 }, (_, seed) => `#${((seed * 2_654_435_761) >>> 8).toString(16).padStart(6, '0')}`),
]
/** Colours that fail, none to find. */
const failing = (check: (colour: string) => number) => colours.filter((colour) => check(colour) < 4.5)

describe.each(MODES)('the colour of any tenant (%s)', (mode) => {
  it('reads as text on page, paper and hovered rows', () => {
    for (const surface of [surfaces[mode].page, surfaces[mode].paper, surfaces[mode].hover])
      expect(failing((colour) => contrast(hex(brandColours(mode, colour).main), hex(surface)))).toEqual([])
  })

  it('reads as text on its own hover layer', () => {
    for (const surface of [surfaces[mode].page, surfaces[mode].paper, surfaces[mode].hover])
      expect(
        failing((colour) => {
          const main = hex(brandColours(mode, colour).main)
          return contrast(main, hoverLayer(main, hex(surface)))
        }),
      ).toEqual([])
  })

  it('carries text that reads, on buttons and on surfaces of the brand', () => {
    for (const paint of [brandColours, brandSurface])
      expect(
        failing((colour) => {
          const { main, text } = paint(mode, colour)
          return contrast(hex(main), hex(text))
        }),
      ).toEqual([])
  })
})

it('leaves a colour that already reads as it is', () => {
  expect(toHex(readableOn(hex(DEFAULT_BRAND), [[255, 255, 255]]))).toBe('#1d4ed8')
  expect(brandColours('light', '#00695c').main).toBe('#00695c')
})

it('keeps the brand itself on surfaces of the brand', () => {
  expect(brandSurface('light', '#ffcc00')).toEqual({ main: '#ffcc00', text: '#101418' })
})

it('is ours when the tenant wrote no colour', () => {
  expect(brandColours('light', 'blu')).toEqual(brandColours('light', undefined))
  expect(brandSurface('dark', 'blu')).toEqual(brandSurface('dark', DEFAULT_BRAND))
})

it('measures contrast as WCAG does', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
})

it('reads short and long colours and refuses the rest', () => {
  expect(parseHex('#fff')).toEqual([255, 255, 255])
  expect(parseHex('#1D4ED8')).toEqual([29, 78, 216])
  expect(['red', '#12345', '#1d4ed8ff', ''].map(parseHex)).toEqual([null, null, null, null])
})

it('writes dark on light and light on dark', () => {
  expect(textOn([255, 255, 0])).toBe('#101418')
  expect(textOn([0, 0, 80])).toBe('#ffffff')
})
