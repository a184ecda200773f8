import { expect, test } from '../fixtures.ts'
import type { Account } from '../sign-in.ts'

const unbuilt: [Account, string][] = [
  ['gestore', '/pratiche'],
  ['gestore', '/archivio'],
  ['gestore', '/credito'],
  ['gestore', '/account'],
  ['admin', '/utenti'],
  ['editore', '/istitutiCredito'],
  ['editore', '/impostazioni'],
  ['editore', '/esigenze'],
]

for (const [account, path] of unbuilt) {
  test(`${path} says honestly that it is on its way`, async ({ signedIn }) => {
    const page = await signedIn(account)
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByText('In arrivo', { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Qui potrai' })).toBeVisible()
  })
}
