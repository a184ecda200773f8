import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { still } from './settled.ts'

/** Half as long as `axe.source`: a page compiles it after each load. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that look at colours: all that another theme can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What MUI renders outside every landmark because it floats above the page: not a mistake of the page. */
const FLOATING = '.MuiPopper-root, .MuiPopover-root'

/** What lies half under an open list, the bar of the selection or the floating link is no target until the page has moved. */
const OVER = '[role="listbox"], [data-over-page]'

/** What covers a page until it is closed: the page behind it is judged as a page of its own. */
const MODAL = '.MuiModal-root:not(.MuiModal-hidden)'

/** Rows of a list after these are the same part with other words, and one that is judged costs as much as a small page. */
const REPEATED = ['tbody tr:nth-child(n+13)', 'ul > li:nth-child(n+25)']

/**
 * What axe has against the page as it stands, or against the dialog or menu that lies over it: rule, target and HTML of each;
 * `colours` asks the rules about those alone.
 */
export async function axeProblems(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await still(page)
  const runOnly: RunOnly = rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_COLOUR }
  return page.evaluate(judge, { runOnly, floating: FLOATING, over: OVER, modal: MODAL, repeated: REPEATED })
}

interface Asked {
  runOnly: RunOnly
  floating: string
  over: string
  modal: string
  repeated: readonly string[]
}

async function judge({ runOnly, floating, over, modal, repeated }: Asked): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const include = [...document.querySelectorAll(modal)].at(-1) ?? document
  const exclude = repeated.filter((rows) => document.querySelector(rows) !== null)
  const { violations } = await inPage.run(
    { include, exclude },
    {
      runOnly,
      resultTypes: ['violations'],
      elementRef: true,
      // what another site shows inside a frame is not ours to judge
      iframes: false,
    },
  )
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
