import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The class of axe that reads colours: its types leave it out. */
interface Colours {
  commons: { color: { Color: { prototype: Colour } } }
}

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (css: string) => Colour
}

/** What a page runs to have axe: its short form, which is half as long, and `remember`. */
export const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};(${remember.toString()})()`

/** The same few colours are read thousands of times: that took more than half of what axe needs for the contrasts of a page. */
function remember(): void {
  const { axe: inPage } = window as unknown as { axe: Colours }
  const { prototype } = inPage.commons.color.Color
  const read = prototype.parseString
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (css) {
    const colour = known.get(css)
    if (colour) return Object.assign(this, colour)
    const { r, g, b, alpha } = read.call(this, css)
    known.set(css, { r, g, b, alpha })
    return this
  }
}
