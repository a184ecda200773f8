import { federation, inBrowser, type DeclaredModule } from './test/federation/open-federation.ts'

const portal = federation()

const now = () => portal.declaredModule('1.1.0', '1.0.0')
const intruder = () => portal.page.evaluate(() => window.INTRUDER)
const screenOf = (declared: DeclaredModule) => declared.screens.pagina![0]!

inBrowser('shows the previous version, its late chunks included, when the entry stays away', async () => {
  portal.spoil = { file: `1.1.0/${now().entry}`, how: 'unavailable', times: Infinity }
  expect(await portal.show(now())).toBe('1.0.0')
  await portal.page.getByRole('button').click()
  await portal.page.getByText('page 1.0.0 late 1.0.0').waitFor()
})

inBrowser('shows the previous version in place of a tampered chunk, which never runs', async () => {
  portal.spoil = { file: screenOf(now()), how: 'tamper', times: Infinity }
  expect(await portal.show(now())).toBe('1.0.0')
  expect(await intruder()).toBeUndefined()
})

inBrowser('shows the previous version of one that throws while it is imported, at once', async () => {
  const broken = portal.declaredModule('1.2.0', '1.1.0')
  expect(await portal.show(broken)).toBe('1.1.0')
  expect(portal.asked.filter((file) => file.endsWith(screenOf(broken)))).toHaveLength(1)
})

inBrowser('refuses a previous version whose declaration was changed', async () => {
  // first the declaration of the one before, then the entry of this one stays away as well
  await portal.page.route('**/1.1.0/remoteEntry*', (route) => route.fulfill({ status: 503 }))
  portal.spoil = { file: '1.0.0/modulo.json', how: 'tamper', times: Infinity }
  expect(await portal.show(now())).toBe('network')
  expect(portal.asked).toContain('m/mf-prova/1.0.0/modulo.json')
  expect(portal.asked.filter((file) => file.startsWith('m/mf-prova/1.0.0/'))).toHaveLength(1)
})

inBrowser('refuses a file of the previous version that its declaration does not name so', async () => {
  await portal.page.route('**/1.1.0/remoteEntry*', (route) => route.fulfill({ status: 503 }))
  portal.spoil = { file: screenOf(portal.declaredModule('1.0.0')), how: 'tamper', times: Infinity }
  expect(await portal.show(now())).toBe('network')
  expect(await intruder()).toBeUndefined()
})

inBrowser('takes the version itself again when the person asks for it', async () => {
  portal.spoil = { file: `1.1.0/${now().entry}`, how: 'unavailable', times: Infinity }
  expect(await portal.show(now())).toBe('1.0.0')
  portal.spoil = null
  expect(await portal.show(now())).toBe('1.0.0')
  await portal.page.evaluate((module) => window.loader.retry(module), now())
  expect(await portal.show(now())).toBe('1.1.0')
})
