// What Ctrl+K finds: each person finds records that it may see, by every text of them, and no other.
import { findOfCompany, type AskRows, type CollectionName, type OfCompanyName } from '@bandiera/domain'
import { viewOfAll, type Everything } from '@bandiera/factories/oracle'
import { WindowAnswerSchema, type WindowQuestion } from '@bandiera/wire'
import { everything } from '../everything.ts'
import { ask } from './asking.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, pratiche, world, type Person } from './world.ts'

const PERSONS = Object.keys(people) as Person[]
const codes = { cor: '7654321', cup: 'J11B20000120001', protocollo: 'AOO 2026/0012345' }

let portal: TestPortal
let all: Everything
beforeAll(async () => {
  // lists as long as those that a page does not hold
  portal = await startPortal({ fill: fillWorld, windows: { full: 0, list: 0 } })
  const { documents } = portal.tenant('localhost')
  await documents.transact(null, async (w) => {
    for (const pratica of Object.values(pratiche)) await w.replace('pratiche', { ...pratica, ...codes }, 'update')
  })
  all = (await everything(portal.tenant('localhost'))) as Everything
})
afterAll(() => portal.stop())

const as =
  (person: Person): AskRows =>
  async (question) => {
    const { status, body } = await ask(portal, person, ['POST', '/sync/window'], question satisfies WindowQuestion)
    expect(status).toBe(200)
    return WindowAnswerSchema.parse(body).rows.map(({ d }) => d)
  }
const seenBy = (person: Person, c: CollectionName) => [...viewOfAll(people[person], c, all).keys()].sort()
const found = async (person: Person, coll: OfCompanyName, text: string) =>
  (await findOfCompany(coll, text, as(person))).map(({ record }) => record._id).sort()

describe.each(PERSONS)('%s', (person) => {
  it.each(['pratica', 'cor 765 4321', 'j11b 2000 0120 001', '2026/0012345'])(
    'finds by "%s" the case files that it sees',
    async (text) => {
      expect(await found(person, 'pratiche', text)).toEqual(seenBy(person, 'pratiche'))
    },
  )

  it('finds by the name of a company the case files of companies that it sees', async () => {
    const companies = seenBy(person, 'aziende')
    const theirs = seenBy(person, 'pratiche').filter((id) => companies.includes(id.split('-')[1]!))
    expect(await found(person, 'pratiche', 'azienda srl')).toEqual(theirs)
  })

  it('finds the documents that it sees, and none of a company by a word of that company', async () => {
    expect(await found(person, 'docs', 'doc')).toEqual(seenBy(person, 'docs'))
    expect(await found(person, 'docs', 'azienda srl')).toEqual([])
  })

  it('finds people by the names that it sees', async () => {
    const seen = seenBy(person, 'usr')
    for (const usr of world.usr) {
      const rows = await as(person)({ c: 'usr', q: usr.name, fields: ['name'], n: 50 })
      expect(rows.some(({ _id }) => _id === usr._id)).toBe(seen.includes(usr._id))
    }
  })
})
