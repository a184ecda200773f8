import type { Settings } from '@bandiera/domain'
import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import { collectionOf, realmLogin } from '../test/protocol/clients.ts'
import { startPortal, type TestPortal } from '../test/protocol/portal.ts'
import { fillWorld, people, type Person } from '../test/protocol/world.ts'

const ROOT = path.resolve(__dirname, '../..')
let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ env: { BANDIERA_ROOT: ROOT } })
  await fillWorld(portal.tenant('localhost'))
})
afterEach(() => portal.stop())

const stored = async () => (await portal.tenant('localhost').store.get('settings', 'localhost'))!.doc as Settings
async function set(person: Person, fields: object) {
  const settings = collectionOf(await realmLogin(portal, person), 'settings')
  return settings.updateOne({ _id: 'localhost' }, { $set: fields }).then(
    () => 'stored',
    (error: { errorCode?: string; message: string }) => error.errorCode ?? error.message,
  )
}
async function ask(person: Person | null, url: string) {
  const token = person && (await portal.tenant('localhost').sessions.start(people[person])).token
  const headers = { host: 'localhost', ...(token && { authorization: `Bearer ${token}` }) }
  return portal.app.inject({ url, headers })
}

describe('the settings', () => {
  it.each<[Person, string]>([
    ['admin', 'stored'],
    ['editore', 'stored'],
    ['gestore', 'WRITE_ROLE'],
    ['professionista', 'WRITE_ROLE'],
  ])('written by %s: %s', async (person, outcome) => {
    expect(await set(person, { nome: 'Studio nuovo', 'moduli.rent': true })).toBe(outcome)
    expect((await stored()).nome === 'Studio nuovo').toBe(outcome === 'stored')
  })

  it.each([
    ['a logo of another site', { logo: { chiaro: 'https://altrove.test/logo.png' } }],
    ['a colour that is none', { 'colors.primary': 'rosso' }],
    ['a link that runs code', { staticLink: { text: 'Premi', url: 'javascript:alert(1)' } }],
    ['a film that is not https', { video: [{ id: 'a', titolo: 'A', indirizzo: 'http://altrove.test/a.mp4' }] }],
    ['a weight of 500', { 'pesi.ateco': 500 }],
    ['a contact that is no e-mail', { mailContatti: 'aiuto' }],
    ['itself switched off', { 'moduli.impostazioni': false }],
  ])('refuse %s, and stay as they were', async (_name, fields) => {
    const before = await stored()
    expect(await set('admin', fields)).toBe('RECORD_INVALID')
    expect(await stored()).toEqual(before)
  })

  it('keep of the privacy text what is harmless, and count its versions themselves', async () => {
    const html = '<h2 onclick="x()">Titolare</h2><script>alert(1)</script><p>Scrivi <a href="javascript:x">qui</a></p>'
    expect(await set('editore', { privacyHtml: html, privacyVersione: 40, privacyAggiornata: '2001-01-01' })).toBe(
      'stored',
    )
    const first = await stored()
    expect(first.privacyHtml).toBe('<h2>Titolare</h2><p>Scrivi <a>qui</a></p>')
    expect(first.privacyVersione).toBe(1)
    expect(first.privacyAggiornata).toMatch(/^20[2-9]\d-/)
    expect(await set('admin', { nome: 'Altro nome' })).toBe('stored')
    expect((await stored()).privacyVersione).toBe(1)
    expect(await set('admin', { privacyHtml: '<p>Nuovo</p>' })).toBe('stored')
    expect((await stored()).privacyVersione).toBe(2)
  })
})

it('serves the privacy text, its version and its day without login', async () => {
  await set('admin', {
    privacyHtml: '<p>Il titolare</p>',
    video: [{ id: 'a', titolo: 'A', indirizzo: 'https://v.test/a.mp4' }],
  })
  const answer = await ask(null, '/api/privacy')
  expect(answer.json()).toEqual({
    html: '<p>Il titolare</p>',
    versione: 1,
    aggiornata: (await stored()).privacyAggiornata,
    video: ['v.test'],
    paese: false,
  })
})

describe('the features of a tenant', () => {
  it.each<[Person | null, number]>([
    ['admin', 200],
    ['editore', 200],
    ['gestore', 403],
    ['professionista', 403],
    [null, 401],
  ])('answer %s with %i', async (person, status) => {
    expect((await ask(person, '/api/moduli')).statusCode).toBe(status)
  })

  it('carry the words of the installed modules', async () => {
    const { funzioni } = (await ask('admin', '/api/moduli')).json()
    expect(funzioni).toContainEqual(
      expect.objectContaining({
        chiave: 'tutorial',
        etichetta: 'Video tutorial',
        predefinita: false,
        pagine: ['Video tutorial'],
        menu: ['sofabis'],
      }),
    )
    expect(funzioni).toContainEqual(expect.objectContaining({ chiave: 'rent', predefinita: false, menu: 'sempre' }))
  })

  it('decide at once whose code the server gives away', async () => {
    const { id, version, entry } = JSON.parse(readFileSync(path.join(ROOT, 'mf-tutorial/dist/module.json'), 'utf8'))
    const file = `/m/${id}/${version}/${entry}`
    expect((await ask(null, file)).statusCode).toBe(404)
    expect(await set('editore', { 'moduli.tutorial': true })).toBe('stored')
    expect((await ask(null, file)).statusCode).toBe(200)
    expect(await set('editore', { 'moduli.tutorial': false })).toBe('stored')
    expect((await ask(null, file)).statusCode).toBe(404)
  })
})
