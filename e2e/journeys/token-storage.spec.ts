import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'

/** Specification section 7: where the browser keeps the token. */
test('the token is in local storage and in the cookie t, for the whole site, secure, SameSite None', async ({
  page,
}) => {
  await signIn(page, 'gestore')
  const stored = await page.evaluate(() => localStorage.getItem('socketcluster.authToken'))
  const cookies = await page.context().cookies()
  expect(stored).toMatch(/^ey/)
  expect(cookies).toEqual([
    expect.objectContaining({
      name: 't',
      value: stored,
      path: '/',
      secure: true,
      sameSite: 'None',
      domain: 'localhost',
    }),
  ])
})

test('the cookie alone opens nothing, and without a stored token the page asks for the login', async ({ page }) => {
  await signIn(page, 'gestore')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/aziende')
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  expect(await page.context().cookies()).toHaveLength(1)
  const status = await page.evaluate(async () => (await fetch('/sync/pull?since=0&ep=&colls=aziende')).status)
  expect(status).toBe(401)
})
