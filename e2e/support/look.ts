import type { Page } from '@playwright/test'
import { axeProblems } from './axe.ts'
import { enter, inEveryCondition, type Width } from './conditions.ts'
import { outlineProblems, scrollProblems, targetProblems } from './layout.ts'

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
