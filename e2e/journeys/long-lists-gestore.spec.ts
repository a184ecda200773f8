import { expect, test } from '../fixtures.ts'
import { following, withSmallLimits } from '../support/small-limits.ts'

const tag = ['@portal', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

test(
  'a gestore of more companies than a page can hold starts from what the server says of all of them',
  { tag },
  async ({ browser }) => {
    test.setTimeout(240_000)
    await withSmallLimits(browser, 'gestore', async (page) => {
      const { pulled } = following(page)
      const card = (name: string) => page.getByRole('region', { name })
      const boxes = page.getByRole('checkbox', { name: /^Seleziona / })

      await test.step('the datum that settles most grants: its number is that of the field it opens', async () => {
        await page.goto('/dashboard')
        const line = card('Aziende da completare').getByRole('listitem').first()
        await expect(line).toContainText(/\+\d+ band/, { timeout: 20_000 })
        const more = /\+(\d+) band/.exec(await line.innerText())![1]!
        const settled = more === '1' ? 'un altro' : `altri ${more}`
        await line.getByRole('link').click()
        // one that takes a single field is open to be filled in, another one leads to the page of the company
        const panel = page.getByRole('list', { name: 'Dati da completare' }).getByRole('listitem')
        const way = panel.getByRole('link', { name: /^Completa dato/ }).or(panel.getByRole('button', { name: 'Salva' }))
        await expect(way.first()).toBeVisible({ timeout: 20_000 })
        await expect(page.getByRole('list', { name: 'Dati da completare' })).toContainText(settled, {
          ignoreCase: true,
        })
      })

      await test.step('a grant that closes soon, with as many companies as the card says', async () => {
        await page.goto('/dashboard')
        const line = card('Bandi in scadenza').getByRole('listitem').first()
        await expect(line).toContainText(/aziend/, { timeout: 20_000 })
        const n = /(\d+) aziend/.exec(await line.innerText())![1]!
        await line.getByRole('link').click()
        const count = page.getByRole('status').filter({ hasText: /aziend/ })
        await expect(count).toHaveText(new RegExp(`^${n} (di \\d+ )?aziend`), { timeout: 20_000 })
        await page.getByRole('checkbox', { name: `Seleziona tutte le ${n}` }).click()
        await expect(page.getByText(`${n} aziende selezionate`)).toBeVisible()
        await expect(boxes.nth(1)).toBeAttached()
      })

      await test.step('a question that fails keeps the rows and is asked again; one that finds nothing leads on', async () => {
        const titles = page.getByRole('listitem').getByRole('heading', { level: 2 })
        const before = await titles.first().textContent()
        await page.route('**/api/incroci', (route) => route.abort())
        await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('srl')
        const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Riprova' }) })
        await expect(alert).toBeVisible()
        await expect(titles.first()).toHaveText(before!)
        await page.unroute('**/api/incroci')
        await alert.getByRole('button', { name: 'Riprova' }).click()
        await expect(alert).toHaveCount(0)
        await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('nessuna si chiama così')
        await expect(page.getByRole('button', { name: /^Azzera/ })).toBeVisible()
      })

      expect(pulled.filter((whole) => /aziende|bandi|everything/.test(whole))).toEqual([])
    })
  },
)
