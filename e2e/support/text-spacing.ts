import type { Page } from '@playwright/test'

/** The distances that WCAG 1.4.12 lets a reader set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Text that is cut off once a reader sets it wider, and was not before. */
export async function spacingProblems(page: Page): Promise<string[]> {
  const before = await page.evaluate(cutOff)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
  const after = await page.evaluate(cutOff)
  return after.filter((one) => !before.includes(one)).map((one) => `cut off when set wider: ${one}`)
}

/** Elements that hide a part of their own text; rows of lists show it whole under the pointer and with the focus. */
function cutOff(): string[] {
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((one) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(one)
    if (one.closest('[data-row], [data-whole], [title]')) return []
    if (clipPath !== 'none' || !one.checkVisibility() || ![...one.childNodes].some(isText)) return []
    const wide = overflowX !== 'visible' && overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1
    const high = overflowY !== 'visible' && overflowY !== 'auto' && one.scrollHeight > one.clientHeight + 1
    return wide || high ? [`<${one.tagName.toLowerCase()}> ${one.innerText.slice(0, 80)}`] : []
  })
}
