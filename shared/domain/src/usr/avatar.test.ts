import { contrast, hex } from '../colours/colour.ts'
import { newId } from '../records/ids.ts'
import { avatarColour, colourOfHue, initials } from './avatar.ts'

const contrastWithWhite = (colour: string) => contrast(hex(colour), [255, 255, 255])

describe('the avatar', () => {
  it('reads at 4.5:1 in every hue', () => {
    for (let hue = 0; hue < 360; hue += 0.5) {
      const colour = colourOfHue(hue)
      expect({ hue, enough: contrastWithWhite(colour) >= 4.5 }).toEqual({ hue, enough: true })
    }
  })

  it('keeps colours apart: it darkens no hue to black', () => {
    const colours = Array.from({ length: 36 }, (_, n) => colourOfHue(n * 10))
    expect(new Set(colours).size).toBe(36)
    expect(colours).not.toContain('#000000')
  })

  it('takes its colour from the timestamp in the id and from nothing else', () => {
    const day = new Date('2025-05-01T10:00:00Z')
    expect(avatarColour(newId(day))).toBe(avatarColour(newId(day)))
    expect(avatarColour(newId(day))).not.toBe(avatarColour(newId(new Date(day.getTime() + 1000))))
    expect(contrastWithWhite(avatarColour('non-un-id'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['Ada Lovelace', 'AL'],
    ['  maria   rosa bianchi ', 'MR'],
    ['Cher', 'C'],
    ['', ''],
    ['émile zola', 'ÉZ'],
    ['😀 x', '😀X'],
  ])('shows the first letters of the first two words of "%s"', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
