import type { Page, WebSocket } from '@playwright/test'
import { signIn } from '../sign-in.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'
import { endSession, expiredDialog, signInAgain } from '../support/session.ts'
import { startTwoNodes, type TwoNodes } from '../support/two-nodes.ts'
import { expect, test } from '../watched.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const HOST = 'agevolaitalia.localhost'
/** A page tries again after three seconds at most, and signs in and pulls then. */
const PATIENCE = { timeout: 60_000 }

let nodes: TwoNodes | null
test.beforeAll(async () => {
  test.setTimeout(240_000)
  nodes = await startTwoNodes(HOST)
  test.skip(!nodes, 'NOT TESTED: no PostgreSQL server is installed')
})
test.afterAll(() => nodes?.stop())

const company = (page: Page, name: string) => page.getByRole('link', { name })
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** The form of the company that a page shows, with another name in it. */
async function typeName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Modifica anagrafica' }).click()
  await page.getByRole('textbox', { name: 'Ragione sociale' }).fill(name)
}
const save = (page: Page) => page.getByRole('button', { name: 'Salva' }).click()

/** Closes the popups of the signed-in person, as a program of theirs does. */
const closePopups = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('socketcluster.authToken')}` }
    return (await fetch('/api/popup/chiudi', { method: 'POST', headers })).status
  })

test(
  'what happens on one node reaches the pages of the other, and a killed node costs them nothing',
  { tag },
  async ({ browser }) => {
    test.setTimeout(300_000)
    const { front, first, second, at } = nodes!
    const open = async (baseURL: string) => (await browser.newContext({ baseURL })).newPage()
    const [page, elsewhere] = [await open(front), await open(at(second))]
    let socket: WebSocket | undefined
    page.on('websocket', (opened) => {
      if (opened.url().includes('/socketcluster/')) socket = opened
    })
    await signIn(page, 'gestore')
    await signIn(elsewhere, 'gestore')
    await page.goto('/aziende')
    await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('Nodo')
    await expect(page.getByText('Nessun risultato')).toBeVisible()
    let loads = 0
    page.on('load', () => (loads += 1))

    await test.step('a write', async () => {
      await addCompany(elsewhere, { name: 'Nodo Primo Srl', partitaIva: partitaIvaOf(4401) })
      await expect(company(page, 'Nodo Primo Srl')).toBeVisible()
    })

    await test.step('the end of popups', async () => {
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: /^PRESTITI/ }).click()
      const popup = await opening
      await expect(popup.getByRole('heading', { level: 1, name: 'PRESTITI' })).toBeVisible()
      const closed = popup.waitForEvent('close', PATIENCE)
      expect(await closePopups(elsewhere)).toBe(204)
      await closed
    })

    await test.step('the end of a session', async () => {
      await endSession(page, at(second))
      await expect(expiredDialog(page)).toBeVisible()
      await signInAgain(page)
      await expect(expiredDialog(page)).toBeHidden()
    })

    await test.step('the node is killed: what was and is written on the other one is there', async () => {
      const lost = socket!.waitForEvent('close', PATIENCE)
      await addCompany(elsewhere, { name: 'Nodo Secondo Srl', partitaIva: partitaIvaOf(4402) })
      await typeName(elsewhere, 'Nodo Secondo Rinato Srl')
      await first.kill()
      await lost
      await save(elsewhere)
      await expect(title(elsewhere, 'Nodo Secondo Rinato Srl')).toBeVisible()
      await addCompany(elsewhere, { name: 'Nodo Terzo Srl', partitaIva: partitaIvaOf(4403) })
      for (const name of ['Nodo Terzo Srl', 'Nodo Secondo Rinato Srl', 'Nodo Primo Srl'])
        await expect(company(page, name)).toBeVisible(PATIENCE)
      await expect(expiredDialog(page)).toHaveCount(0)
    })

    await test.step('the page goes on: it writes, and gets the next change', async () => {
      await company(page, 'Nodo Terzo Srl').click()
      await typeName(page, 'Nodo Terzo Mutato Srl')
      await save(page)
      await expect(title(elsewhere, 'Nodo Terzo Mutato Srl')).toBeVisible(PATIENCE)
      await typeName(elsewhere, 'Nodo Terzo Ultimo Srl')
      await save(elsewhere)
      await expect(title(page, 'Nodo Terzo Ultimo Srl')).toBeVisible(PATIENCE)
    })
    expect(loads).toBe(0)
    for (const one of [page, elsewhere]) await one.context().close()
  },
)
