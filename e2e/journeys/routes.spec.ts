import { expect, test } from '../fixtures.ts'
import type { Account } from '../sign-in.ts'
import { go } from '../support/navigate.ts'

const tag = [
  '@portal',
  '@mf-account',
  '@mf-aziende',
  '@mf-bandi',
  '@mf-incroci',
  '@mf-istituti',
  '@mf-pratiche',
  '@mf-registro',
]

const NOWHERE = 'Pagina non trovata'
const everybody: Account[] = ['admin', 'editore', 'gestore', 'professionista', 'sviluppatore']
const staff: Account[] = ['gestore', 'professionista', 'sviluppatore']
const notEditore: Account[] = ['admin', ...staff]
const managers: Account[] = ['admin', 'gestore', 'sviluppatore']
const curators: Account[] = ['admin', 'editore']
const operators: Account[] = ['admin']
const deleters: Account[] = ['admin', 'editore', 'gestore', 'sviluppatore']
const ID = 'a'.repeat(24)

/** Route table of the specification (section 2) on the usual tenant: name of the page, and who is shown it. */
const table: [path: string, page: string, who: Account[]][] = [
  ['/aziende', 'Aziende', notEditore],
  [`/azienda/${ID}`, 'Azienda', notEditore],
  ['/utenti', 'Utenti', managers],
  [`/utenti/${ID}`, 'Utenti', managers],
  ['/bandi', 'Bandi', everybody],
  [`/bando/${ID}`, 'Bando', everybody],
  [`/bando/un-titolo/${ID}`, 'Bando', everybody],
  ['/istitutiCredito', 'Istituti credito', curators],
  [`/istitutiCredito/${ID}`, 'Istituti credito', curators],
  ['/pratiche', 'Pratiche', notEditore],
  [`/pratica/${ID}-${ID}`, 'Pratica', notEditore],
  ['/incroci', 'Incroci', notEditore],
  ['/registrazione/jwt', 'Registrazione', everybody],
  ['/resetPwd/jwt', 'Reimposta password', everybody],
  ['/credito', 'Finanziamenti', staff],
  ['/archivio', 'Archivio', everybody],
  ['/cestino', 'Cestino', deleters],
  ['/dashboard', 'Dashboard', everybody],
  ['/account', 'Account', everybody],
  ['/impostazioni', 'Impostazioni', curators],
  ['/esigenze', 'Esigenze', curators],
  ['/privacy', 'Privacy', everybody],
  ['/accessibilita', 'Accessibilità', everybody],
  ['/registro', 'Registro dei moduli', operators],
  ['/registro/clienti/localhost', 'Registro dei moduli', operators],
  ['/registro/salute', 'Registro dei moduli', operators],
  ['/registro/rilasci', 'Registro dei moduli', operators],
  ['/registro/prove', 'Registro dei moduli', operators],
  [`/Doc/${ID}`, 'Documento', []],
  ['/tutorial', NOWHERE, []],
  ['/rent', NOWHERE, []],
  ['/prestiti', NOWHERE, []],
  ['/una/via/qualsiasi', NOWHERE, []],
]
const forVisitors = ['/bando/', '/registrazione/', '/resetPwd/', '/privacy', '/accessibilita']

for (const account of everybody) {
  test(`${account} reaches the pages of the role and no other`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(account)
    await page.goto('/account')
    await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
    for (const [path, name, who] of table) {
      await test.step(path, async () => {
        await go(page, path)
        const title = page.locator('[aria-live]').first()
        const heading = page.getByRole('heading', { name: NOWHERE })
        if (who.includes(account)) {
          // a record that does not exist gives the page a name of its own
          await expect(title).toHaveText(new RegExp(`${name}$`))
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        }
        await expect(heading).toHaveCount(who.includes(account) ? 0 : 1)
        expect(new URL(page.url()).pathname).toBe(path)
      })
    }
  })
}

test('a visitor reaches public pages alone; elsewhere the login leads back', { tag }, async ({ page }) => {
  await page.goto('/privacy')
  for (const [path] of table) {
    await test.step(path, async () => {
      await go(page, path)
      const open = forVisitors.some((prefix) => path.startsWith(prefix))
      await expect(page).toHaveURL(open ? path : `/login?redirectTo=${encodeURIComponent(path)}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: NOWHERE })).toHaveCount(0)
    })
  }
})

test(
  'a page typed by hand answers 404 when the tenant does not have it, and is a 404 for a role that may not',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('professionista')
    expect((await page.goto('/boh'))?.status()).toBe(404)
    expect((await page.goto('/tutorial'))?.status()).toBe(404)
    expect((await page.goto('/utenti'))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: NOWHERE })).toBeVisible()
  },
)

const homes: [Account, start: string, landing: string][] = [
  ['admin', '/incroci', '/utenti'],
  ['editore', '/bandi', '/bandi'],
  ['gestore', '/incroci', '/incroci'],
  ['professionista', '/incroci', '/incroci'],
  ['sviluppatore', '/incroci', '/aziende'],
]
for (const [account, start, landing] of homes) {
  test(`/ leads ${account} to ${start}, the login to ${landing}`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(account)
    const path = () => new URL(page.url()).pathname
    await page.goto('/')
    await expect.poll(path).toBe(start)
    await page.goto('/login')
    await expect.poll(path).toBe(landing)
  })
}

test(
  'a document link opens its file, and takes a visitor to the login first',
  { tag },
  async ({ page: visitor, signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/dashboard')
    const id = await page.evaluate(async () => {
      const bearer = localStorage.getItem('socketcluster.authToken')
      const answer = await fetch('/sync/pull?since=0&ep=&colls=docs', {
        headers: { authorization: `Bearer ${bearer}` },
      })
      return /"_id":"([0-9a-f]{24})"/.exec(await answer.text())?.[1]
    })
    const file = page.waitForResponse((answer) => answer.url().includes(`/api/documenti/${id}/file?firma=`))
    await page.goto(`/Doc/${id}`)
    expect((await file).status()).toBe(200)
    await visitor.goto(`/Doc/${id}`)
    await expect(visitor).toHaveURL(`/login?redirectTo=${encodeURIComponent(`/Doc/${id}`)}`)
  },
)
