import { federation, inBrowser, type DeclaredModule } from './test/federation/open-federation.ts'

const portal = federation()

inBrowser('runs two versions of one module side by side without mixing their code, on one React', async () => {
  for (const version of ['1.0.0', '1.1.0']) await portal.show(portal.declaredModule(version))
  const buttons = portal.page.locator('button')
  expect(await buttons.allInnerTexts()).toEqual(['page 1.0.0', 'page 1.1.0'])
  for (const button of await buttons.all()) await button.click()
  await portal.page.getByText('late 1.1.0').waitFor()
  await portal.page.getByText('late 1.0.0').waitFor()
  expect(await buttons.allInnerTexts()).toEqual(['page 1.0.0 late 1.0.0', 'page 1.1.0 late 1.1.0'])
})

inBrowser.each([
  ['the entry', (declared: DeclaredModule) => declared.entry],
  ['the chunk of the declaration', (declared: DeclaredModule) => declared.preload[1]!],
  ['the chunk of a screen', (declared: DeclaredModule) => declared.screens.pagina![0]!],
])('never runs %s when its content is not the one of the manifest', async (_, fileOf) => {
  const declared = portal.declaredModule('1.0.0')
  portal.spoil = { file: fileOf(declared), how: 'tamper', times: Infinity }
  expect(await portal.show(declared)).toBe('integrity')
  expect(await portal.page.evaluate(() => window.INTRUDER)).toBeUndefined()
})

inBrowser('never runs a tampered chunk that a screen imports later', async () => {
  const declared = portal.declaredModule('1.0.0')
  const named = [...declared.preload, ...declared.screens.pagina!]
  const late = Object.keys(declared.files).find((file) => !named.includes(file))!
  portal.spoil = { file: late, how: 'tamper', times: Infinity }
  await portal.show(declared)
  await portal.page.getByRole('button').click()
  await portal.page.getByText('refused').waitFor()
  expect(await portal.page.evaluate(() => window.INTRUDER)).toBeUndefined()
})

inBrowser('refuses a module whose manifest names no hash', async () => {
  expect(await portal.show({ ...portal.declaredModule('1.0.0'), files: {} })).toBe('integrity')
})

inBrowser.each(['', 'none', 'sha384-'])('refuses a module whose manifest names “%s” as a hash', async (sri) => {
  const declared = portal.declaredModule('1.0.0')
  const files = Object.fromEntries(Object.keys(declared.files).map((file) => [file, { size: 1, sri }]))
  expect(await portal.show({ ...declared, files })).toBe('integrity')
})

inBrowser('gets over one refused answer by itself', async () => {
  const declared = portal.declaredModule('1.0.0')
  portal.spoil = { file: declared.screens.pagina![0]!, how: 'unavailable', times: 1 }
  expect(await portal.show(declared)).toBe('1.0.0')
})

inBrowser.each([
  ['the entry', (declared: DeclaredModule) => declared.entry],
  ['a screen', (declared: DeclaredModule) => declared.screens.pagina![0]!],
])('gives up on %s that stays away, and tries afresh when asked again', async (_, fileOf) => {
  const declared = portal.declaredModule('1.0.0')
  portal.spoil = { file: fileOf(declared), how: 'unavailable', times: Infinity }
  expect(await portal.show(declared)).toBe('network')
  portal.spoil = null
  expect(await portal.show(declared)).toBe('1.0.0')
})

inBrowser('runs a module that was built for the contract before, as its build described it', async () => {
  const { shared: _, ...old } = portal.declaredModule('0.9.0')
  expect(old.contract).toBe(1)
  expect(await portal.show(old)).toBe('0.9.0')
  await portal.page.getByRole('button', { name: 'page 0.9.0' }).click()
  await portal.page.getByText('late 0.9.0').waitFor()
})

inBrowser('refuses a module of a future contract before it asks for any of its files', async () => {
  portal.asked = []
  expect(await portal.show({ ...portal.declaredModule('1.0.0'), contract: '^3.0.0' })).toBe('contract')
  expect(portal.asked.filter((file) => file.startsWith('m/'))).toEqual([])
})
