import type { Page } from '@playwright/test'

/** As many stops as a person would make before giving up. */
const STOPS = 70

/** Walks through a page with Tab: every stop must look different with the focus, and be in sight (WCAG 2.4.7, 2.4.11). */
export async function focusProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  await page.evaluate(install)
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const { found, end } = await page.evaluate(() => (window as unknown as Walker).nextStop())
    problems.push(...found)
    if (end) break
  }
  return problems
}

interface Walker {
  nextStop: () => { found: string[]; end: boolean }
}

/** Puts into the page what compares an element with and without the focus. */
function install(): void {
  const looks = ['outline', 'box-shadow', 'border', 'background-color', 'clip-path', 'text-decoration']
  let last: { element: Element; look: string } | null = null

  const lookOf = (element: Element): string => {
    const frame = element.closest('.MuiInputBase-root, .MuiSwitch-root, .MuiCheckbox-root, .MuiRadio-root, label')
    return [element, ...(frame ? [frame, ...frame.querySelectorAll('*')] : [])]
      .map((one) => looks.map((property) => getComputedStyle(one).getPropertyValue(property)).join())
      .join()
  }
  const isSeen = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.5, 0.1, 0.9].some((x) =>
      [0.5, 0.1, 0.9].some((y) => {
        const above = document.elementFromPoint(left + width * x, top + height * y)
        return above !== null && (element.contains(above) || above.contains(element) || inOneLabel(element, above))
      }),
    )
  }
  const inOneLabel = (one: Element, other: Element) => one.closest('label')?.contains(other) === true
  const html = (element: Element) => element.outerHTML.slice(0, 200)

  Object.assign(window, {
    nextStop() {
      const found: string[] = []
      const element = document.activeElement
      if (last && last.look === lookOf(last.element)) found.push(`looks the same with the focus: ${html(last.element)}`)
      const end = !element || element === document.body
      last = end ? null : { element, look: lookOf(element) }
      if (!end && !isSeen(element)) found.push(`has the focus out of sight: ${html(element)}`)
      return { found, end }
    },
  } satisfies Walker)
}
