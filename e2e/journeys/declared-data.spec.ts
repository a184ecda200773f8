import { MODULE_HEADER, REALM_BASE } from '@bandiera/wire'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-pratiche']

test(
  'what a module writes goes out in its name, through the one second login of the page',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    const { logins, named } = secondLogin(page)
    await addCompany(page, { name: 'Dichiarata Srl', partitaIva: partitaIvaOf(6801) })
    await expect(page.getByRole('heading', { name: 'Dichiarata Srl', level: 1 })).toBeVisible()
    expect(named).toContainEqual(expect.stringMatching(/^insertOne mf-aziende@\d+\.\d+\.\d+$/))
    // after a lost connection the page has another token, for which it signs in again
    expect(logins.length).toBeGreaterThan(0)
    expect(logins).toEqual([...new Set(logins)])
  },
)

test(
  'a module that asks for what it does not declare shows its card and is reported, and the rest lives',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.addInitScript(declareNothing, 'mf-aziende')
    const report = page.waitForRequest(
      (request) => request.url().endsWith('/api/moduli/uso') && request.postData()?.includes('undeclared') === true,
    )
    await page.goto('/aziende')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Ha usato dati che non dichiara di usare.')
    const { modules } = (await report).postDataJSON() as { modules: { id: string; failures?: object[] }[] }
    expect(modules.find(({ id }) => id === 'mf-aziende')?.failures).toContainEqual({
      kind: 'undeclared',
      text: expect.stringMatching(/^mf-aziende \S+ legge la raccolta «\w+» senza dichiararla in «dati»\.$/),
    })
    await page.getByRole('link', { name: 'Pratiche', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Pratiche', level: 1 })).toBeVisible()
  },
)

/** What the page asks of the App Services API since it was last loaded: logins, and calls with the module that they name. */
function secondLogin(page: Page) {
  const logins: string[] = []
  const named: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (request.isNavigationRequest()) logins.length = 0
    if (url.includes(`${REALM_BASE}/app`) && url.includes('/auth/providers/')) logins.push(request.postData() ?? url)
    if (url.endsWith('/functions/call')) {
      const { name } = request.postDataJSON() as { name: string }
      named.push(`${name} ${request.headers()[MODULE_HEADER]}`)
    }
  })
  return { logins, named }
}

/** Gives the page a release of the module that declares no collection, before its scripts read what the tenant runs. */
function declareNothing(id: string): void {
  document.addEventListener('readystatechange', () => {
    const script = document.getElementById('bandiera-manifest')
    if (document.readyState !== 'interactive' || !script) return
    const manifest = JSON.parse(script.textContent) as { modules: { id: string; dati?: object }[] }
    for (const one of manifest.modules) if (one.id === id) one.dati = { legge: [], scrive: [] }
    script.textContent = JSON.stringify(manifest)
  })
}
