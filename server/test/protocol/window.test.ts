// Windows: the parts of a list that the server picks. They show, find, sort and count what the person sees and nothing else.
import { aziendaIdOfPratica, type CollectionName } from '@bandiera/domain'
import { WindowAnswerSchema, WindowLineSchema, type WindowAnswer, type WindowQuestion } from '@bandiera/wire'
import { everything } from '../everything.ts'
import { ask } from './asking.ts'
import { pulled } from './feeding.ts'
import { viewOfAll, type Everything } from '@bandiera/factories/oracle'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, pratiche, world, type Person } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld, windows: { full: 2, list: 4 } })
})
afterAll(() => portal.stop())

const PERSONS = Object.keys(people) as Person[]
const COLLS: CollectionName[] = ['aziende', 'bandi', 'docs', 'istituti', 'pratiche', 'usr', 'viste']
/** Everything as it is stored: with stamps, which count as fields too. */
let all: Everything
beforeAll(async () => {
  all = (await everything(portal.tenant('localhost'))) as Everything
})

async function windowOf(person: Person, question: WindowQuestion): Promise<WindowAnswer> {
  const { status, body } = await ask(portal, person, ['POST', '/sync/window'], question)
  expect([status, body.error]).toEqual([200, undefined])
  return WindowAnswerSchema.parse(body)
}
const ids = ({ rows }: WindowAnswer) => rows.map(({ d }) => d._id)

describe.each(PERSONS)('%s', (person) => {
  it.each(COLLS)('is shown of %s what it sees, newest first, as much as there is', async (c) => {
    const seen = viewOfAll(people[person], c, all)
    const answer = await windowOf(person, { c })
    expect(new Map(answer.rows.map(({ d }) => [d._id, d]))).toEqual(seen)
    expect(ids(answer)).toEqual([...seen.keys()].sort().reverse())
    expect([answer.total, answer.visible]).toEqual([seen.size, seen.size])
  })

  it.each(COLLS)('finds and counts of %s only that', async (c) => {
    const seen = viewOfAll(people[person], c, all)
    // words that every record has, counts of a field that tells records apart
    const searched = await windowOf(person, { c, q: { usr: 'e', docs: 'doc' }[c as string] ?? 'i', counts: ['_id'] })
    expect(searched.total).toBe(searched.rows.length)
    for (const { d } of searched.rows) expect(seen.has(d._id)).toBe(true)
    const counted = (await windowOf(person, { c, counts: ['_id', 'aggiornatoDa', 'email'], n: 1 })).counts
    expect(counted._id!.map(([id]) => id).sort()).toEqual([...seen.keys()].sort())
    const emails = [...seen.values()].flatMap((record) => ('email' in record ? [record.email] : []))
    expect(counted.email!.map(([email]) => email).sort()).toEqual(emails.sort())
  })
})

describe('a field that the person does not see', () => {
  const others = PERSONS.filter((person) => person !== 'editore').map((person) => people[person])

  it.each(['email', 'telefono', 'attivo', 'ultimoAccesso', 'versione', 'creatoIl', 'password', 'hash'])(
    '%s filters, sorts and counts nothing, and is in no row',
    async (field) => {
      const order = async (ord: string) => ids(await windowOf('editore', { c: 'usr', ord })).filter(isOther)
      expect(await order(field)).toEqual(await order(`-${field}`))
      const value = (usr: object) => String((usr as Record<string, unknown>)[field] ?? 'x')
      for (const usr of all.usr.filter(({ _id }) => isOther(_id))) {
        const answer = await windowOf('editore', { c: 'usr', f: [`${field}:=:${value(usr)}`, `_id:=:${usr._id}`] })
        expect([answer.total, answer.rows]).toEqual([0, []])
      }
      const { rows, counts } = await windowOf('editore', { c: 'usr', fields: [field], counts: [field] })
      expect(rows.filter(({ d }) => isOther(d._id)).every(({ d }) => Object.keys(d).length === 1)).toBe(true)
      expect(counts[field]!.reduce((sum, [, n]) => sum + n, 0)).toBeLessThanOrEqual(1)
    },
  )

  it('is not searched', async () => {
    expect((await windowOf('editore', { c: 'usr', q: 'gestore2 demo test' })).total).toBe(0)
    expect((await windowOf('admin', { c: 'usr', q: 'gestore2 demo test' })).total).toBe(1)
  })

  const isOther = (id: string) => others.some(({ _id }) => _id === id)
})

it('a record of another user is found by no word, no filter and no cursor', async () => {
  for (const question of [
    { q: aziende.altra.ragioneSociale },
    { f: [`_id:=:${aziende.altra._id}`] },
    { f: [`gestoreId:=:${people.gestore2._id}`, 'ragioneSociale:=:Azienda 4 Srl'] },
    { after: JSON.stringify([null, 'g'.repeat(24)]), f: ['ragioneSociale:=:Azienda 4 Srl'] },
  ])
    expect(await windowOf('gestore', { c: 'aziende', ...question })).toMatchObject({ total: 0, rows: [] })
})

it.each(PERSONS)('%s finds by company and by id what it sees and nothing else', async (person) => {
  const seen = [...viewOfAll(people[person], 'pratiche', all).keys()]
  for (const { _id } of all.pratiche) {
    const company = aziendaIdOfPratica(_id)
    const own = seen.filter((id) => aziendaIdOfPratica(id) === company)
    expect(ids(await windowOf(person, { c: 'pratiche', f: [`calc.azienda:=:${company}`] })).sort()).toEqual(own.sort())
    const named = await windowOf(person, { c: 'pratiche', f: [`_id:in:${_id},nessuna`] })
    expect(ids(named)).toEqual(seen.filter((id) => id === _id))
  }
})

it('is served page by page, in any order', async () => {
  for (const ord of [undefined, 'ragioneSociale', '-ragioneSociale', 'gestoreId']) {
    const whole = ids(await windowOf('admin', { c: 'aziende', ...(ord && { ord }) }))
    const paged: string[] = []
    let after: string | null = null
    do {
      const page: WindowAnswer = await windowOf('admin', {
        c: 'aziende',
        n: 2,
        ...(ord && { ord }),
        ...(after !== null && { after }),
      })
      expect(page.total).toBe(world.aziende.length)
      paged.push(...ids(page))
      after = page.next
    } while (after !== null)
    expect(paged).toEqual(whole)
  }
})

it.each(PERSONS)('%s gets every row at once, as lines that end with their number', async (person) => {
  const { token } = await portal.tenant('localhost').sessions.start(people[person])
  const { body, headers } = await portal.app.inject({
    method: 'POST',
    url: '/sync/window',
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
    payload: { c: 'aziende', ord: 'ragioneSociale', all: true },
  })
  const lines = body
    .trim()
    .split('\n')
    .map((line) => WindowLineSchema.parse(JSON.parse(line)))
  const { rows } = await windowOf(person, { c: 'aziende', ord: 'ragioneSociale' })
  expect(headers['content-type']).toContain('application/x-ndjson')
  expect(lines).toEqual([...rows, { rows: rows.length }])
})

it('says how much of a collection to hold, and so does a pull', async () => {
  const mode = async (person: Person, c: CollectionName) => (await windowOf(person, { c })).mode
  expect(await mode('professionista', 'aziende')).toBe('full')
  expect(await mode('gestore', 'aziende')).toBe('list')
  expect(await mode('admin', 'aziende')).toBe('window')
  const { token } = await portal.tenant('localhost').sessions.start(people.admin)
  expect((await pulled(portal, token, { colls: ['aziende', 'istituti'] })).end).toMatchObject({
    modes: { aziende: 'window', istituti: 'list' },
  })
})

it('takes rights away at once: the next window is without what they gave', async () => {
  const { documents } = portal.tenant('localhost')
  const seen = async () => ids(await windowOf('collega', { c: 'aziende' }))
  expect(await seen()).toContain(aziende.estranea._id)
  const { extra: _, ...unshared } = pratiche.condivisaCollega
  await documents.transact(null, async (writer) => {
    await writer.replace(
      'pratiche',
      { ...(await writer.get('pratiche', unshared._id))!.doc, ...unshared, extra: '' },
      'update',
    )
  })
  expect(await seen()).not.toContain(aziende.estranea._id)
})

it.each([
  [{ c: 'secrets' }, 'c'],
  [{ ord: 'a b' }, 'ord'],
  [{ ord: '$where' }, 'ord'],
  [{ f: ['ragioneSociale'] }, 'f'],
  [{ n: 501 }, 'n'],
  [{ q: 'x'.repeat(201) }, 'q'],
  [{ after: '[1]' }, 'after'],
  [{ after: '{' }, 'after'],
] as [object, string][])('refuses %j and names %s', async (question, field) => {
  const { status, body } = await ask(portal, 'admin', ['POST', '/sync/window'], { c: 'aziende', ...question })
  expect([status, body.error_code]).toEqual([400, 'REQUEST_INVALID'])
  expect(body.error).toContain(`(${field})`)
})

it('names of the language lead nowhere: no prototype is searched, filtered or shown', async () => {
  for (const path of ['__proto__', 'constructor', 'constructor.name', 'toString', '__proto__.toString'])
    expect(
      await windowOf('admin', { c: 'aziende', f: [`${path}:=:Object`], ord: path, counts: [path], fields: [path] }),
    ).toMatchObject({ total: 0, rows: [] })
})
