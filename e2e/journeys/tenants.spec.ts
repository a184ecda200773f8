import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@short']

test('a company of one tenant is unknown on another', { tag }, async ({ signedIn }) => {
  const here = await signedIn('gestore')
  await addCompany(here, { name: 'Isola Srl', partitaIva: partitaIvaOf(4002) })
  const path = new URL(here.url()).pathname
  const there = await signedIn('gestore', { host: 'agevolaitalia.localhost' })
  await there.goto(path)
  await expect(there.getByText('Questa azienda non esiste o non è tra quelle che puoi vedere.')).toBeVisible()
  await there.goto('/aziende')
  await there.getByRole('searchbox', { name: 'Cerca aziende' }).fill('Isola Srl')
  await expect(there.getByText('Nessun risultato')).toBeVisible()
})

test('a session of one tenant opens nothing on another', { tag }, async ({ signedIn, addressOf }) => {
  const page = await signedIn('gestore')
  await page.goto('/aziende')
  const token = await page.evaluate(() => localStorage.getItem('socketcluster.authToken'))
  expect(token).toBeTruthy()
  await page.goto(addressOf('sofabis.localhost'))
  await expect(page).toHaveURL(/\/login/)
  const status = await page.evaluate(async (bearer) => {
    const answer = await fetch('/sync/pull?since=0&ep=&colls=aziende', {
      headers: { authorization: `Bearer ${bearer}` },
    })
    return answer.status
  }, token)
  expect(status).toBe(401)
})

test('a host that is no tenant gets an Italian page that says so', { tag }, async ({ page, addressOf }) => {
  const answer = await page.goto(addressOf('sconosciuto.localhost'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText(/indirizzo|portale/i)
})
