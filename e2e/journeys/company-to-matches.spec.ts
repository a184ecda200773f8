import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-aziende', '@portal', '@mf-incroci', '@mf-istituti', '@short']

interface Rank {
  state: number
  verdict: number
  score: number
}
const STATES = ['Aperto|In chiusura', 'In apertura', 'Date non note', 'Chiuso']
const VERDICTS = ['Ammissibile', 'Da verificare', 'Non ammissibile']
const NAME = 'Officina Software Srl'
const PARTITA_IVA = partitaIvaOf(4003)

test(
  'gestore adds a company and sees its grants ranked, each with the reason of its verdict',
  { tag: [...tag, '@slow'] },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    // wide enough for the score of each row
    await page.setViewportSize({ width: 1920, height: 1000 })
    await addCompany(page, { name: NAME, partitaIva: PARTITA_IVA })
    const id = new URL(page.url()).pathname.split('/').pop() ?? ''
    await openMatches(page)
    const grants = page.getByRole('list', { name: `Bandi per ${NAME}` })

    await test.step('the grants are sorted best first: state, then verdict, then score', async () => {
      const read = async () => (await grants.getByRole('listitem').allInnerTexts()).map(rankOf)
      const verdicts = async () => new Set((await read()).map(({ verdict }) => verdict)).size
      // the cards appear a few at a time
      await expect.poll(verdicts).toBeGreaterThan(1)
      const ranks = await read()
      expect(ranks.length).toBeGreaterThan(5)
      expect(ranks.filter(({ state, verdict }) => state < 0 || verdict < 0)).toEqual([])
      const byRule = (x: Rank, y: Rank) => x.state - y.state || x.verdict - y.verdict || y.score - x.score
      expect(ranks).toEqual(ranks.toSorted(byRule))
    })
    await test.step('a refused grant says which criterion says no, and why', async () => {
      const criteria = await expand(grants, 'Non ammissibile')
      await expect(criteria.getByRole('row', { name: /^No / }).first()).toBeVisible()
    })
    await test.step('an open question says what is missing, a yes the value of the company', async () => {
      const criteria = await expand(grants, 'Da verificare')
      await expect(criteria.getByRole('row', { name: /^Da verificare .*Manca: / }).first()).toBeVisible()
      await expect(criteria.getByRole('row', { name: /^Sì .*12 addetti, 1\.500\.000 € di ricavi/ })).toBeVisible()
      await expect(criteria.getByRole('row', { name: /62\.01\.00 \(ATECO 2007\)/ })).toBeVisible()
    })
    await test.step('a second browser of the same manager sees the company change without a reload', async () => {
      const second = await signedIn('gestore')
      await second.goto(`/incroci?azienda=${id}`)
      await expect(second.getByText('Milano · Piccola impresa')).toBeVisible()
      await page.goto(`/azienda/${id}?tab=bilanci`)
      await page.getByRole('button', { name: /^Modifica il bilancio/ }).click()
      await page.getByRole('textbox', { name: /^Addetti/ }).fill('300')
      await page.getByRole('button', { name: 'Salva' }).click()
      await expect(second.getByText('Milano · Grande impresa')).toBeVisible()
    })
  },
)

/** What a card of the list says about its place; no score counts as the lowest. */
function rankOf(card: string): Rank {
  const placeIn = (names: string[]) => names.findIndex((name) => new RegExp(`^(?:${name})`, 'm').test(card))
  return { state: placeIn(STATES), verdict: placeIn(VERDICTS), score: Number(/^\d+$/m.exec(card)?.[0] ?? -1) }
}

/** Through the menu, then the company by its partita IVA. */
async function openMatches(page: Page) {
  await page.getByRole('link', { name: 'Incroci', exact: true }).click()
  await page.getByRole('combobox', { name: 'Azienda' }).fill(PARTITA_IVA)
  await page.getByRole('option', { name: new RegExp(NAME) }).click()
}

/** Opens the first grant with a verdict and gives its table of criteria. */
async function expand(grants: Locator, verdict: string): Promise<Locator> {
  const grant = grants
    .getByRole('listitem')
    .filter({ has: grants.page().getByText(verdict, { exact: true }) })
    .first()
  await grant.getByRole('button', { name: /^Criteri: / }).click()
  return grants
    .page()
    .getByRole('region', { name: /^Perché: / })
    .getByRole('table')
}
