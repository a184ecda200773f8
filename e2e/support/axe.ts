import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { still } from './settled.ts'

/** Rules that look at colours: all that another theme can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What MUI renders outside every landmark because it floats above the page: not a mistake of the page. */
const FLOATING = '.MuiPopper-root, .MuiPopover-root'

/** What is half under an open list, the bar of the selection or the floating link is no target until the page has moved. */
const OVER = '[role="listbox"], [data-over-page]'

/** What covers a page until it is closed: the page behind it is judged as a page of its own. */
const MODAL = '.MuiModal-root:not(.MuiModal-hidden)'

/**
 * What axe reports about the page as it is, or about the dialog or menu over it: rule, target and HTML of each; `colours`
 * runs the rules about colours alone.
 */
export async function axeProblems(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await still(page)
  const runOnly: RunOnly = rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_COLOUR }
  const asked = { runOnly, floating: FLOATING, over: OVER, modal: MODAL }
  // axe also reads the elements that its options leave out: a hundred rows cost more than the rest of the page
  return withFirstRows(page, () => page.evaluate(judge, asked))
}

interface Asked {
  runOnly: RunOnly
  floating: string
  over: string
  modal: string
}

async function judge({ runOnly, floating, over, modal }: Asked): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const include = [...document.querySelectorAll(modal)].at(-1) ?? document
  const { violations } = await inPage.run(include, {
    runOnly,
    resultTypes: ['violations'],
    elementRef: true,
    // what another site shows inside a frame is not ours to judge
    iframes: false,
    // a text over a pseudo-element would not be judged at all, and axe looks for one around each text
    checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  } as RunOptions)
  const isBar = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
  // the bars of the page and of a form stay in their places while what is under them moves
  const isUnderBar = (element: HTMLElement) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 1, bottom - 1].some((y) => {
      let at = document.elementFromPoint((left + right) / 2, y)
      while (at && !at.contains(element) && !isBar(at)) at = at.parentElement
      return at !== null && !at.contains(element)
    })
  }
  const covered = (id: string, element?: HTMLElement, why = '') =>
    id === 'target-size' &&
    why.includes('partially obscured') &&
    (document.querySelector(over) !== null || (element !== undefined && isUnderBar(element)))
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ element }) => !(id === 'region' && element?.closest(floating)))
      .filter(({ element, failureSummary }) => !covered(id, element, failureSummary))
      .map(({ target, html, failureSummary }) => {
        const why = failureSummary?.split('\n').slice(1).join(';').trim()
        return `${id}: ${help}\n    ${target.join(' ')}\n    ${html.slice(0, 300)}\n    ${why}`
      }),
  )
}

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
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};(${remember.toString()})()`

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

/** Rows of a list after these are the same part with other words. */
const REPEATED = [
  'tbody > tr:nth-child(n+13)',
  'main ul[aria-label] > li:nth-child(n+13)',
  'ul > li:nth-child(n+25)',
].join()

/** Looks at a page while its lists have their first rows alone; the others are back afterwards, as they were. */
async function withFirstRows<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const putBack = await page.evaluateHandle(takeAway, REPEATED)
  try {
    return await look()
  } finally {
    await putBack.evaluate((back) => back())
    await putBack.dispose()
  }
}

/** Takes the rows out of their lists; what follows a list stays where it is, so no list reaches its end and asks for more. */
function takeAway(repeated: string): () => void {
  const lists = new Set([...document.querySelectorAll(repeated)].map(({ parentElement }) => parentElement!))
  const putBack = [...lists].map((list) => {
    const rows = [...list.childNodes]
    const first = rows.findIndex((row) => row instanceof Element && row.matches(repeated))
    const taken = rows.slice(first)
    // a row with the focus stays, and those around it: a row that leaves the page loses it
    if (taken.some((row) => row.contains(document.activeElement))) return () => {}
    const frame = list.closest('table') ?? list
    const { marginBottom } = frame.style
    const height = frame.offsetHeight
    for (const row of taken) row.remove()
    frame.style.marginBottom = `${parseFloat(getComputedStyle(frame).marginBottom) + height - frame.offsetHeight}px`
    return () => {
      list.append(...taken)
      frame.style.marginBottom = marginBottom
    }
  })
  return () => {
    for (const back of putBack.toReversed()) back()
  }
}
