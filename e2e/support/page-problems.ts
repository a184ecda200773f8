import type { Page } from '@playwright/test'
import { axeProblems } from './axe.ts'
import { enter, inEveryCondition, type Width } from './conditions.ts'

/** Narrowest page that must work without scrolling sideways: 1280 px at 400 % (WCAG 1.4.10). */
const NARROWEST = 320

/** Everything that a machine can say against what the page shows now, in both themes and at both widths. */
export async function problemsOf(page: Page, name: string, widths?: readonly Width[]): Promise<string[]> {
  const found: string[] = []
  const note = (where: string, problems: string[]) => found.push(...problems.map((one) => `${name}, ${where}: ${one}`))
  const look = async ({ theme, width }: { theme: string; width: Width }) => {
    const where = `${theme}, ${width} px`
    // a theme changes colours and nothing else
    note(where, await axeProblems(page, theme === 'light' ? 'all' : 'colours'))
    if (theme === 'light') note(where, [...(await scrollProblems(page)), ...(await outlineProblems(page))])
    if (theme === 'light' && width === 390) note(where, await targetProblems(page))
  }
  await inEveryCondition(page, look, widths)
  await enter(page, { theme: 'light', width: NARROWEST })
  note(`${NARROWEST} px`, await scrollProblems(page))
  return found
}

/** Title, language and headings, which do not depend on theme or width. */
const outlineProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = []
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility())
    const levels = shown.map(({ tagName }) => Number(tagName[1]))
    const firsts = levels.filter((level) => level === 1).length
    if (firsts !== 1) problems.push(`${firsts} headings of level 1`)
    const skipped = levels.findIndex((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
    if (skipped > 0) problems.push(`heading "${shown[skipped]?.textContent}" skips a level`)
    if (document.documentElement.lang !== 'it') problems.push(`lang is "${document.documentElement.lang}"`)
    if (!document.title.trim()) problems.push('no title')
    return problems
  })

/** WCAG 1.4.10: no reader scrolls sideways. */
const scrollProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1 && one.checkVisibility(),
    )
    const culprits = wide.slice(-3).map((one) => one.outerHTML.slice(0, 160))
    return [`scrolls sideways: ${scrollWidth} px of content in ${clientWidth}\n    ${culprits.join('\n    ')}`]
  })

/** WCAG 2.5.8, without its exception for spacing: what is pressed is at least 24 px wide and high. */
const targetProblems = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ least, selector }) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((one) => {
        if (!one.checkVisibility({ visibilityProperty: true }) || inText(one)) return []
        const pressed = one.closest('label') ?? one
        const { width, height } = pressed.getBoundingClientRect()
        const unseen = getComputedStyle(pressed).clipPath !== 'none' || one.closest('[aria-hidden=true]')
        if (unseen || (width >= least && height >= least)) return []
        const size = `${Math.round(width * 10) / 10} x ${Math.round(height * 10) / 10}`
        return [`target of ${size} px: ${one.outerHTML.slice(0, 200)}`]

        function inText(link: HTMLElement): boolean {
          const siblings = [...(link.parentElement?.childNodes ?? [])]
          const isInline = getComputedStyle(link).display.startsWith('inline')
          return isInline && siblings.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        }
      }),
    { least: 24, selector: PRESSED },
  )

const PRESSED = [
  'a[href]',
  'button',
  'summary',
  'select',
  'input:not([type=hidden])',
  'textarea',
  ...['button', 'link', 'switch', 'checkbox', 'tab', 'option', 'menuitem', 'combobox'].map((role) => `[role=${role}]`),
].join(', ')
