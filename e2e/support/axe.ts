import type { Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'
import { still } from './settled.ts'

/** Rules that look at colours: all that another theme can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What MUI renders outside every landmark because it floats above the page: not a mistake of the page. */
const FLOATING = '.MuiPopper-root, .MuiPopover-root'

/** What lies half under an open list, the bar of the selection or the floating link is no target until the page has moved. */
const OVER = '[role="listbox"], [data-over-page]'

/** What axe has against the page as it stands: rule, target and HTML of each; `colours` asks the rules about those alone. */
export async function axeProblems(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await still(page)
  const runOnly: RunOnly = rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_COLOUR }
  return page.evaluate(judge, { runOnly, floating: FLOATING, over: OVER })
}

interface Asked {
  runOnly: RunOnly
  floating: string
  over: string
}

async function judge({ runOnly, floating, over }: Asked): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const { violations } = await inPage.run(document, {
    runOnly,
    resultTypes: ['violations'],
    elementRef: true,
    // what another site shows inside a frame is not ours to judge
    iframes: false,
  })
  const covered = (id: string, why = '') =>
    id === 'target-size' && why.includes('partially obscured') && document.querySelector(over) !== null
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ element }) => !(id === 'region' && element?.closest(floating)))
      .filter(({ failureSummary }) => !covered(id, failureSummary))
      .map(({ target, html, failureSummary }) => {
        const why = failureSummary?.split('\n').slice(1).join(';').trim()
        return `${id}: ${help}\n    ${target.join(' ')}\n    ${html.slice(0, 300)}\n    ${why}`
      }),
  )
}
