import type { Page } from '@playwright/test'
import { axeProblems } from '../support/axe.ts'
import { expect, test } from '../watched.ts'

const tag = ['@portal', '@short']

/** A page without a server. */
const show = (page: Page, html: string, css = '') =>
  page.setContent(
    `<!doctype html><html lang="it"><title>Prova</title><style>${css}</style><main><h1>Prova</h1>${html}</main></html>`,
  )

const PALE = '<p style="color: #bbb">Testo chiaro</p>'
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `<tr><td>${at}</td><td>riga</td></tr>`)

test.describe('the judge of accessibility', () => {
  test('finds a text that is too pale, each time that it looks', { tag }, async ({ page }) => {
    await show(page, PALE)
    for (const rules of ['all', 'colours', 'colours'] as const) {
      expect(await axeProblems(page, rules)).toEqual([expect.stringContaining('color-contrast')])
    }
  })

  test('tells colours apart that are nearly the same', { tag }, async ({ page }) => {
    await show(page, '<p>buono</p><p id="due">quasi</p>', 'p { color: #767676; background: #fff } #due { color: #777 }')
    expect(await axeProblems(page, 'colours')).toEqual([expect.stringContaining('#due')])
  })

  test('finds a pale text over a drawn background', { tag }, async ({ page }) => {
    const css =
      '.drawn { position: relative } .drawn > p { position: relative } .drawn::before { content: ""; position: absolute; inset: 0; background: #fff }'
    await show(page, `<div class="drawn">${PALE}</div>`, css)
    expect(await axeProblems(page, 'colours')).toEqual([expect.stringContaining('color-contrast')])
  })

  test('looks at the first rows of a list, and every row is where it was afterwards', { tag }, async ({ page }) => {
    const rows = rowsOf(40)
    rows[3] = `<tr><td>3</td><td>${PALE}</td></tr>`
    rows[30] = `<tr><td>30</td><td>${PALE}</td></tr>`
    await show(
      page,
      `<table><thead><tr><th>n</th><th>riga</th></tr></thead><tbody>${rows.join('')}</tbody></table>${PALE}`,
    )
    const before = await page.content()
    const { height } = (await page.locator('main').boundingBox())!
    // the result leaves out the removed row and names what follows the list
    expect(await axeProblems(page, 'colours')).toHaveLength(2)
    expect(await page.content()).toBe(before.replace('<table>', '<table style="">'))
    expect((await page.locator('main').boundingBox())!.height).toBe(height)
  })

  test('leaves a row with the focus where it is', { tag }, async ({ page }) => {
    const rows = rowsOf(20)
    rows[15] = '<tr><td>15</td><td><button>Apri</button></td></tr>'
    await show(page, `<table><thead><tr><th>n</th><th>riga</th></tr></thead><tbody>${rows.join('')}</tbody></table>`)
    await page.getByRole('button').focus()
    await axeProblems(page, 'colours')
    await expect(page.getByRole('button')).toBeFocused()
  })
})
