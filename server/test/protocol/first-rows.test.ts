// First rows: what a list shows before its code is there. The same records as the list, for the same person, and no others.
import { WindowAnswerSchema, type FirstRowsAnswer } from '@bandiera/wire'
import { newId, type Preferences, type Vista } from '@bandiera/domain'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { Writer } from '../../src/records/documents.ts'
import { ask } from './asking.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, type Person } from './world.ts'

const gate = { feature: 'aziende', roles: ['admin', 'gestore', 'professionista'] }
const columns = [
  { id: 'nome', label: 'Ragione sociale', paths: ['ragioneSociale'] },
  { id: 'iva', label: 'Partita IVA', paths: ['partitaIva', 'codiceFiscale'], from: 'lg' },
  { id: 'classe', label: 'Dimensione', paths: ['calc.dimensione'], words: { ignota: 'Non si sa' } },
  { id: 'incroci', label: 'Incroci', align: 'right', width: 90 },
]
const firstRows = { c: 'aziende', list: 'aziende', f: ['calc.archivio:=:no'], href: '/azienda/:_id', columns }
const MODULE = {
  schema: 1,
  id: 'mf-aziende',
  version: '1.0.0',
  container: 'aziende_1_0_0',
  entry: 'remoteEntry.js',
  contract: '^2.0.0',
  features: { aziende: { label: 'Aziende', on: true } },
  routes: [
    { path: '/aziende', ref: 'elenco', title: 'Aziende', ...gate, firstRows },
    { path: '/clienti', ref: 'elenco', title: 'Clienti', ...gate, firstRows: { ...firstRows, ord: 'ragioneSociale' } },
    { path: '/azienda/:aId', ref: 'azienda', title: 'Azienda', ...gate },
  ],
  menu: [],
  slots: [],
  files: {},
  preload: [],
}
const IVA = '01234567890'

let root: string
let portal: TestPortal
async function put(file: string, content: object): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), JSON.stringify(content))
}
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bandiera-root-'))
  await put('mf-aziende/dist/modulo.json', MODULE)
  await put('shell/dist/shell.json', { scripts: ['/s/main.js'], contracts: ['2.0.0'] })
  portal = await startPortal({ fill: fillWorld, env: { BANDIERA_ROOT: root } })
})
afterAll(async () => {
  await portal.stop()
  await rm(root, { recursive: true })
})

const rowsOf = async (person: Person, at = '/aziende') => {
  const { status, body } = await ask(portal, person, ['GET', `/sync/first-rows?path=${encodeURIComponent(at)}`])
  return status === 200 ? (body as unknown as FirstRowsAnswer) : status
}
const listed = async (person: Person) => {
  const answer = await rowsOf(person)
  return typeof answer === 'number' ? answer : answer.rows.map(({ href }) => href)
}
const hrefs = (...names: (keyof typeof aziende)[]) => names.map((name) => `/azienda/${aziende[name]._id}`)
const write = (work: (writer: Writer) => Promise<unknown>) =>
  portal.tenant('localhost').documents.transact(null, async (writer) => void (await work(writer)))

it.each<[Person, (keyof typeof aziende)[]]>([
  ['admin', ['estranea', 'altra', 'senzaNessuno', 'delCollega', 'mia']],
  ['gestore', ['senzaNessuno', 'delCollega', 'mia']],
  ['gestore2', ['estranea', 'altra']],
  ['professionista', ['mia']],
  ['professionista2', ['altra']],
])('%s finds the companies of its list, the newest first', async (person, names) => {
  const own = await listed(person)
  expect(own).toEqual(expect.arrayContaining(hrefs(...names)))
  const { body } = await ask(portal, person, ['POST', '/sync/window'], { c: 'aziende', f: firstRows.f })
  expect(own).toEqual(WindowAnswerSchema.parse(body).rows.map(({ d }) => `/azienda/${d._id}`))
})

it.each<Person>(['admin', 'gestore', 'professionista'])(
  '%s finds those of a list with an order of its own in that order, and no others',
  async (person) => {
    const answer = (await rowsOf(person, '/clienti')) as FirstRowsAnswer
    const question = { c: 'aziende', f: firstRows.f, ord: 'ragioneSociale' }
    const { body } = await ask(portal, person, ['POST', '/sync/window'], question)
    const names = WindowAnswerSchema.parse(body).rows.map(({ d }) => (d as { ragioneSociale?: string }).ragioneSociale)
    expect(answer.rows.map(({ cells }) => cells[0])).toEqual(names)
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual(names.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'it')))
  },
)

it.each<Person>(['editore', 'editore2'])('%s, who has no such page, finds nothing', async (person) => {
  expect(await rowsOf(person)).toBe(204)
})

it.each(['/azienda/1', '/bandi', '/', ''])('has nothing for %j, which is no list', async (at) => {
  expect(await rowsOf('gestore', at)).toBe(204)
})

it('writes each cell as the list does, a dash where there is nothing, nothing where only its code knows', async () => {
  await write((writer) => writer.replace('aziende', { ...aziende.mia, codiceFiscale: IVA }))
  expect(await rowsOf('professionista')).toEqual({
    columns: [
      { label: 'Ragione sociale' },
      { label: 'Partita IVA', from: 'lg' },
      { label: 'Dimensione' },
      { label: 'Incroci', align: 'right', width: 90 },
    ],
    rows: [{ href: `/azienda/${aziende.mia._id}`, cells: ['Azienda 1 Srl', IVA, 'Non si sa', null] }],
    roomy: false,
  })
})

describe('as the person has the list', () => {
  const prefer = (preferenze: Preferences) =>
    write((writer) => writer.replace('usr', { ...people.collega, preferenze }))

  it('has the columns that were chosen, on every screen, and the height of rows', async () => {
    await prefer({ colonne: { aziende: { iva: true, classe: false, nome: false } }, densita: 'comoda' })
    const answer = (await rowsOf('collega')) as FirstRowsAnswer
    expect(answer.columns).toEqual([
      { label: 'Ragione sociale' },
      { label: 'Partita IVA' },
      { label: 'Incroci', align: 'right', width: 90 },
    ])
    expect(answer.roomy).toBe(true)
  })

  it('has the widths that the person gave', async () => {
    await prefer({ larghezze: { aziende: { iva: 140 }, bandi: { nome: 90 } } })
    const widths = ((await rowsOf('collega')) as FirstRowsAnswer).columns.map(({ width }) => width)
    expect(widths).toEqual([undefined, 140, undefined, 90])
  })

  it('leaves the rows to the list where a column was chosen that only its code knows', async () => {
    await prefer({ colonne: { aziende: { rea: true } } })
    expect(await rowsOf('collega')).toBe(204)
    await prefer({ colonne: { aziende: { rea: false } } })
    expect(await rowsOf('collega')).toMatchObject({ columns: expect.arrayContaining([]) as unknown })
  })

  it('leaves the rows to a shared view that the list opens with', async () => {
    const view: Vista = { _id: newId(), schermo: 'aziende', pagina: '/aziende', nome: 'Mare', query: 'q=a' }
    await prefer({})
    await write((writer) => writer.insert('viste', { ...view, gestoreId: people.gestore2._id, predefinita: true }))
    expect(await rowsOf('collega')).not.toBe(204)
    await write((writer) => writer.replace('viste', { ...view, gestoreId: people.gestore._id, predefinita: true }))
    expect(await rowsOf('collega')).toBe(204)
    await write((writer) => writer.remove('viste', view._id))
  })

  it('leaves the rows to a view that the list opens with, and to no other', async () => {
    const view = { id: '1', pagina: '/aziende', nome: 'Mie', query: 'q=a' }
    await prefer({
      visteSalvate: [
        { ...view, schermo: 'aziende' },
        { ...view, schermo: 'bandi', predefinita: true },
      ],
    })
    expect(await listed('collega')).toHaveLength(2)
    await prefer({ visteSalvate: [{ ...view, schermo: 'aziende', predefinita: true }] })
    expect(await rowsOf('collega')).toBe(204)
  })
})

it('shows no company that was archived, and none to whom the tenant does not give the page', async () => {
  await write((writer) => writer.replace('aziende', { ...aziende.altra, archiviata: true }))
  expect(await listed('professionista2')).toEqual([])
  await write(async (writer) => {
    const { doc } = (await writer.get('settings', 'localhost'))!
    await writer.replace('settings', { ...doc, moduli: { aziende: false } })
  })
  expect(await rowsOf('gestore')).toBe(204)
})
