import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { WIDTHS } from '../support/conditions.ts'
import { settled } from '../support/settled.ts'

const tag = ['@portal', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche', '@mf-account']

const FORMS = [
  ['gestore', '/aziende?nuova=1'],
  ['gestore', '/pratiche?nuova=1'],
  ['editore', '/bandi?nuovo=1'],
  ['editore', '/istitutiCredito?nuovo=1'],
  ['editore', '/esigenze?nuova=1'],
  ['admin', '/utenti?invita=1'],
] as const

/** Whether the first field of the form has the focus. */
const startsInFirstField = (page: Page): Promise<boolean> =>
  page
    .locator('form:has(button[type=submit])')
    .last()
    .evaluate((form) => {
      const fields = form.querySelectorAll<HTMLElement>(
        'input:not([hidden], [type=hidden], :disabled), select, textarea',
      )
      return fields[0] === document.activeElement
    })

for (const [account, path] of FORMS)
  test(`the form of ${path} opens with the focus in its first field`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(account)
    await page.goto(path)
    await expect.poll(() => startsInFirstField(page)).toBe(true)
  })

test('a new company fits in one window of 1280 x 900', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/aziende?nuova=1')
  const form = page.getByRole('form', { name: 'Nuova azienda' })
  await expect(form.getByRole('textbox', { name: /^Fatturato/ })).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('button', { name: 'Aggiungi azienda' })).toBeInViewport({ ratio: 1 })
  await settled(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
})

for (const width of WIDTHS)
  test(
    `the bar of a long form stays in view and covers no focused field, ${width} px`,
    { tag },
    async ({ signedIn }) => {
      const page = await signedIn('editore')
      await page.setViewportSize({ width, height: width === 390 ? 844 : 600 })
      await page.goto('/bandi?nuovo=1')
      const form = page.getByRole('form').last()
      const save = form.getByRole('button', { name: 'Crea in bozza' })
      await expect(save).toBeInViewport({ ratio: 1 })
      for (let n = 0; n < 25; n += 1) {
        await page.keyboard.press('Tab')
        const under = await page.evaluate(() => {
          const bar = document.querySelector('[data-form-bar]')!
          const focused = document.activeElement!
          if (!bar.parentElement!.contains(focused) || bar.contains(focused)) return 0
          return focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
        })
        expect(under).toBeLessThanOrEqual(0)
      }
      await expect(save).toBeInViewport({ ratio: 1 })
    },
  )
