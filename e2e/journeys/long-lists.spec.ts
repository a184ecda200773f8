import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { asAdmin, following } from '../support/small-limits.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const names = (page: Page) => page.getByRole('rowheader').allTextContents()

test(
  'an admin of more companies than a page can hold sorts, finds and opens them all the same',
  { tag },
  async ({ browser }) => {
    test.setTimeout(240_000)
    await asAdmin(browser, async (page) => {
      const { pulled, windows } = following(page)
      await page.goto('/aziende')
      const count = page.getByRole('status').filter({ hasText: /aziende/ })
      await expect(count).toHaveText(/^\d+ (di \d+ )?aziende$/)
      const many = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0])
      expect(many).toBeGreaterThan(40)

      await test.step('rows load by fifty, more of them near the end', async () => {
        await expect.poll(async () => (await names(page)).length).toBeGreaterThanOrEqual(50)
        await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
        await expect.poll(async () => (await names(page)).length).toBeGreaterThan(50)
      })

      await test.step('headers sort on the server, in the Italian order, back to front what was by name', async () => {
        await page.getByRole('columnheader', { name: 'Ragione sociale' }).getByRole('button').click()
        await expect
          .poll(async () => {
            const shown = await names(page)
            return shown.join() === shown.toSorted((a, b) => b.localeCompare(a, 'it')).join()
          })
          .toBe(true)
        expect(windows.at(-1)?.ord).toBe('-ragioneSociale')
      })

      const [first] = await names(page)
      await test.step('words find, filters filter, the address keeps both', async () => {
        await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill(first!)
        await expect.poll(() => names(page)).toContain(first)
        await expect(count).toHaveText(new RegExp(`^\\d+ di ${many} aziende$|^\\d+ di \\d+ aziende$`))
        await expect(page).toHaveURL(/q=/)
      })

      expect(pulled.filter((whole) => whole.includes('aziende'))).toEqual([])

      await test.step('a company opens with all it has, and the palette finds it', async () => {
        await page.getByRole('link', { name: first! }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: first! })).toBeVisible()
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox').fill(first!)
        await expect(page.getByRole('option', { name: new RegExp(first!.slice(0, 12)) }).first()).toBeVisible()
        await page.keyboard.press('Escape')
      })
    })
  },
)

test(
  'an admin of more companies than a page can hold sees matches that the server judged',
  { tag },
  async ({ browser }) => {
    test.setTimeout(240_000)
    await asAdmin(browser, async (page) => {
      const { pulled, incroci } = following(page)
      const titles = page.getByRole('listitem').getByRole('heading', { level: 2 })
      const counters = page.getByRole('group', { name: 'Esito' })
      const count = page.getByRole('status').filter({ hasText: /bandi|aziende/ })

      await test.step('the grants of the newest company, with verdicts and reasons', async () => {
        await page.goto('/incroci')
        await expect(titles.first()).toBeVisible({ timeout: 20_000 })
        await expect(page).toHaveURL(/azienda=[0-9a-f]{24}/)
        await expect(page.getByRole('combobox', { name: 'Azienda' })).not.toHaveValue('')
        await page
          .getByRole('button', { name: /^Criteri: / })
          .first()
          .click()
        await expect(page.getByRole('table', { name: /^Criteri: / }).first()).toBeVisible()
        expect(incroci.at(-1)).toMatchObject({ tab: 'azienda' })
      })

      await test.step('filters are answered there, and their numbers too', async () => {
        const no = counters.getByRole('button', { name: /Non ammissibile/ })
        const many = Number(/\d+$/.exec((await no.textContent()) ?? '')?.[0])
        await no.click()
        await expect(count).toHaveText(new RegExp(`^${many} (di \\d+ )?band[oi]$`))
        expect(incroci.at(-1)).toMatchObject({ f: { esito: ['non_ammissibile'] } })
      })

      await test.step('another company is found by its name', async () => {
        const before = page.url()
        await page.getByRole('combobox', { name: 'Azienda' }).fill('srl')
        await page.getByRole('option').last().click()
        await expect(page).not.toHaveURL(before)
        await expect(count).toBeVisible()
      })

      await test.step('the companies of a grant, a search among them, and one that changes during the search', async () => {
        await page.goto('/incroci?tab=bando')
        await expect(titles.first()).toBeVisible({ timeout: 20_000 })
        const [first] = await titles.allTextContents()
        await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill(first!)
        await expect.poll(() => incroci.at(-1)).toMatchObject({ tab: 'bando', q: first })
        await expect.poll(() => titles.allTextContents()).toContain(first)
      })

      await test.step('the list asks again after changes: a company set aside leaves it, and returns', async () => {
        const panel = page.getByRole('region', { name: /^Perché: / })
        const aside = page.getByRole('list', { name: /^Aziende per / }).getByText(/^Non interessa: /)
        await panel.getByRole('button', { name: 'Non interessa' }).click()
        await page.getByRole('combobox', { name: 'Motivo' }).selectOption({ label: 'Tempi troppo stretti' })
        await page.getByRole('button', { name: 'Segna non interessante' }).click()
        await page.getByRole('button', { name: /^Filtri/ }).click()
        await page.getByRole('checkbox', { name: 'Mostra i non interessanti 1' }).check()
        await page.keyboard.press('Escape')
        await aside.click()
        await panel.getByRole('button', { name: /^Interessa di nuovo: / }).click()
        await expect(aside).toHaveCount(0)
      })

      await test.step('two are compared', async () => {
        await page.getByRole('searchbox', { name: 'Cerca aziende' }).clear()
        const checks = page.getByRole('list', { name: /^Aziende per / }).getByRole('checkbox')
        for (const row of [0, 1]) await checks.nth(row).check()
        const bulk = page.getByRole('region', { name: 'Azioni sulla selezione' })
        await bulk.getByRole('button', { name: 'Confronta' }).click()
        await expect(page.getByRole('region', { name: 'Tabella di confronto' })).toBeVisible()
        await page.getByRole('link', { name: 'Torna agli incroci' }).click()
        await expect(titles.first()).toBeVisible()
      })

      await test.step('the page of a company shows its best grants', async () => {
        await titles.first().getByRole('link').click()
        await page.getByRole('tab', { name: 'Incroci' }).click()
        await expect(page.getByRole('link', { name: /^Vedi tutti gli incroci/ })).toBeVisible({ timeout: 20_000 })
      })

      expect(pulled.filter((whole) => /aziende|bandi|everything/.test(whole))).toEqual([])
    })
  },
)
