import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'
import { emailOf, enter, fillLogin, PASSWORD, signIn, type Account } from '../sign-in.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-pratiche', '@short']

const landings: [Account, string][] = [
  ['sviluppatore', '/aziende'],
  ['admin', '/utenti'],
  ['editore', '/bandi'],
  ['gestore', '/incroci'],
  ['professionista', '/incroci'],
]

for (const [account, landing] of landings) {
  test(`${account} signs in through the form and lands on ${landing}`, { tag }, async ({ page }) => {
    await signIn(page, account)
    await expect(page).toHaveURL((url) => url.pathname === landing)
  })
}

test('one press signs in', { tag: [...tag, '@slow'] }, async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const clicks = countClicks(page)
  await fillLogin(page, emailOf('gestore'), PASSWORD)
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
  await clicks.atMost(1)
})

test('the browser is known after a login, by a cookie that no script reads', { tag }, async ({ page, context }) => {
  await signIn(page, 'gestore')
  const known = async () => (await context.cookies()).find(({ name }) => name === 'dispositivo')
  await expect.poll(known).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('dispositivo')
})

test('a visitor is sent to the login and, after it, to where they wanted to go', { tag }, async ({ page }) => {
  await page.goto('/pratiche')
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await enter(page, emailOf('gestore'), PASSWORD, page.getByRole('navigation', { name: 'Principale' }))
  await expect(page).toHaveURL('/pratiche')
})

test('a wrong password is refused in Italian, without a session', { tag }, async ({ page }) => {
  await page.goto('/login')
  // the notice goes by itself: it is watched from before the press
  const notice = page.getByRole('region', { name: 'Avvisi' }).filter({ hasText: /e-mail o password|password/i })
  const told = notice.waitFor({ state: 'attached', timeout: 0 })
  const refusal = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /password/i })
    .first()
  await enter(page, emailOf('gestore'), 'sbagliata-2026', refusal)
  await told
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/aziende')
  await expect(page).toHaveURL(/\/login/)
})

test('the session lasts over a reload and ends with the logout', { tag }, async ({ page }) => {
  await signIn(page, 'gestore2')
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  const question = page.getByRole('alertdialog', { name: 'Conferma' })
  await expect(question).toContainText('Vuoi davvero effettuare il logout')
  await question.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/login/)
  // the logout loads the page again
  await page.waitForFunction(() => localStorage.getItem('socketcluster.authToken') === null)
})
