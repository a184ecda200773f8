import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly, RunOptions } from 'axe-core'
import { AXE } from './axe-source.ts'
import { withFirstRows } from './first-rows.ts'
import { still } from './settled.ts'

/** Rules that look at colours: all that another theme can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What MUI renders outside every landmark because it floats above the page: not a mistake of the page. */
const FLOATING = '.MuiPopper-root, .MuiPopover-root'

/** What lies half under an open list, the bar of the selection or the floating link is no target until the page has moved. */
const OVER = '[role="listbox"], [data-over-page]'

/** What covers a page until it is closed: the page behind it is judged as a page of its own. */
const MODAL = '.MuiModal-root:not(.MuiModal-hidden)'

/**
 * What axe has against the page as it stands, or against the dialog or menu that lies over it: rule, target and HTML of each;
 * `colours` asks the rules about those alone.
 */
export async function axeProblems(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await still(page)
  const runOnly: RunOnly = rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_COLOUR }
  const asked = { runOnly, floating: FLOATING, over: OVER, modal: MODAL }
  // axe also reads the elements that it is told to leave out: a hundred rows cost more than the rest of the page
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
