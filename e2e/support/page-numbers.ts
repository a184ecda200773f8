import type { Page } from '@playwright/test'
import { axeProblems } from './axe.ts'
import type { Condition } from './conditions.ts'

/** What is measured of a page at the top of its window. */
export interface PageNumbers {
  /** Pixels from the top of the window to the first row of a list; `null` without a list. */
  firstRow: number | null
  /** Pixels of the lowest and the highest of the first rows. */
  rowHeight: readonly [number, number] | null
  /** Control groups above the first row: a tab list is one, the tools of a list are one; chips and column heads do not count. */
  groups: number
  /** Texts that are cut off and that nothing shows whole. */
  cut: readonly string[]
  /** Controls that are too small for a finger. */
  small: readonly string[]
}

const FIRST_ROW: Record<Condition['width'], { usual: number; '/incroci': number }> = {
  1280: { usual: 190, '/incroci': 260 },
  390: { usual: 250, '/incroci': 300 },
}
const GROUPS = 6
/** Pixels of a row from 1024 px on: compact. */
const ROW = 36
/** Lists whose first row has a place: those of people's daily work. */
const LISTS = [
  '/aziende',
  '/bandi',
  '/pratiche',
  '/incroci',
  '/credito',
  '/istitutiCredito',
  '/utenti',
  '/esigenze',
  '/archivio',
  '/cestino',
]

export const numbersOf = (page: Page): Promise<PageNumbers> => page.evaluate(measure)

/** What is wrong with a page, each with its number. Colours are judged by axe. */
export async function faultsOf(page: Page, route: string, { width, theme }: Condition, numbers: PageNumbers) {
  const faults = numbers.cut.map((text) => `cut off: ${text}`)
  if (width === 390) faults.push(...numbers.small.map((name) => `too small for a finger: ${name}`))
  if (LISTS.includes(route) && numbers.firstRow !== null) {
    const most = FIRST_ROW[width][route === '/incroci' ? '/incroci' : 'usual']
    if (numbers.firstRow > most) faults.push(`first row at ${numbers.firstRow}, at most ${most}`)
    if (numbers.groups > GROUPS) faults.push(`${numbers.groups} control groups above the first row, at most ${GROUPS}`)
    const [low, high] = numbers.rowHeight ?? [ROW, ROW]
    if (width === 1280 && (low !== ROW || high !== ROW)) faults.push(`rows of ${low} to ${high} px, not ${ROW}`)
  }
  faults.push(...(await axeProblems(page, 'colours')))
  return faults.map((fault) => `${route} ${theme} ${width}: ${fault}`)
}

function measure(): PageNumbers {
  const main = document.querySelector('main') ?? document.body
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden'
  }
  const rows = [...main.querySelectorAll('[data-row]')].filter(isShown)
  const first = rows[0]?.getBoundingClientRect()
  const firstRow = first ? Math.round(first.top + window.scrollY) : null
  const heights = rows.slice(0, 10).map((row) => Math.round(row.getBoundingClientRect().height))
  const controls = [...main.querySelectorAll('a[href], button, input, select, textarea, [role=tab]')].filter(isShown)
  const above = controls.filter(
    (one) =>
      first !== undefined &&
      one.getBoundingClientRect().bottom <= first.top &&
      !one.closest('thead, [data-chips], [data-head]'),
  )
  const groups = new Set(above.map((one) => one.closest('[data-group], [role=group], [role=tablist], nav') ?? one))
  const clipped = [...main.querySelectorAll<HTMLElement>('*')].filter(
    (one) =>
      isShown(one) &&
      one.clientWidth > 8 &&
      one.scrollWidth > one.clientWidth + 1 &&
      getComputedStyle(one).overflowX === 'hidden' &&
      getComputedStyle(one).textOverflow === 'ellipsis' &&
      // rows and lines show what is cut off under the pointer and with the focus
      !one.closest('[data-row], [data-whole], tr, [title], [data-tip], [aria-hidden=true]'),
  )
  const small = controls.filter((one) => {
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
    // a link in a sentence has no size of its own
    return (width < 24 || height < 24) && !(one.matches('a') && getComputedStyle(one).display === 'inline')
  })
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 60) ?? one.tagName
  return {
    firstRow,
    rowHeight: heights.length > 0 ? [Math.min(...heights), Math.max(...heights)] : null,
    groups: groups.size,
    cut: clipped.map(nameOf),
    small: small.map(nameOf),
  }
}
