import { addDays, aziendaIdOfPratica, dayInRome, schemas, tableOf, type CollectionName } from '@bandiera/domain'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { parseConfig } from '../config.ts'
import { operatorText, PortalError } from '../errors.ts'
import { type DemoRecords, placeDates, readDemo } from './read-demo.ts'

const FOLDER = path.resolve(__dirname, '../../data/demo')
const HOSTS = readdirSync(FOLDER)
/** The day on which the files were made, the first of a year, the last of a February, and today. */
const DAYS = [...new Set(['2026-11-28', '2027-01-01', '2028-02-29', dayInRome()])]
const each = HOSTS.flatMap((host) => DAYS.map((day) => [host, day] as const))

const listsOf = ({ settings, ...lists }: DemoRecords) =>
  Object.entries({ settings: [settings], ...lists }) as [CollectionName, { _id: string }[]][]

it('has a folder for each host that a server has by itself', () => {
  expect(HOSTS.toSorted()).toEqual(parseConfig({}).tenants.toSorted())
})

it('places days, years, times of ids and the year of the last accounts', () => {
  const text = '{0d} {-28d}T10:00 {+40d.year} {+40d.yy} {-1d@07:31:22}ab {year} {year-1} "{accounts}" "{accounts-2}"'
  const id = (Date.parse('2026-11-27T07:31:22Z') / 1000).toString(16)
  expect(placeDates(text, '2026-11-28')).toBe(`2026-11-28 2026-10-31T10:00 2027 27 ${id}ab 2026 2025 2025 2023`)
  expect(placeDates('"{accounts}"', '2027-04-30')).toBe('2025')
  expect(placeDates('"{accounts}"', '2027-05-01')).toBe('2026')
})

it('keeps no day in the files that the day of the first start does not move, but that of a privacy notice', () => {
  for (const host of HOSTS)
    for (const file of readdirSync(path.join(FOLDER, host))) {
      const days = readFileSync(path.join(FOLDER, host, file), 'utf8').match(/(?<!\d)(19|20)\d\d-\d\d(?!\d)/g) ?? []
      expect([host, file, days]).toEqual([
        host,
        file,
        host === 'sofabis.localhost' && file === 'settings.ndjson' ? ['2026-09'] : [],
      ])
    }
})

it.each(each)(
  '%s on %s: every record is what its collection stores, and holds only fields that it has',
  (host, day) => {
    for (const [coll, records] of listsOf(readDemo(host, day))) {
      const known = new Set(['_id', ...Object.keys(tableOf[coll])])
      for (const record of records) {
        const { error } = schemas[coll].safeParse(record)
        expect([record._id, error?.issues ?? []]).toEqual([record._id, []])
        expect(Object.keys(record).filter((field) => !known.has(field))).toEqual([])
        expect(JSON.stringify(record)).not.toContain('{accounts')
        expect(JSON.stringify(record)).not.toMatch(/\{[+-]?\d|\{year/)
      }
      expect(new Set(records.map(({ _id }) => _id)).size).toBe(records.length)
    }
  },
)

it.each([...HOSTS, 'other.test'])('%s: every reference leads to a record', (host) => {
  const demo = readDemo(host, '2026-11-28')
  const idsOf = (records: readonly { _id: string }[]) => new Set<unknown>(records.map(({ _id }) => _id))
  const [usr, aziende, bandi, pratiche] = [demo.usr, demo.aziende, demo.bandi, demo.pratiche].map(idsOf)
  const gestori = idsOf(demo.usr.filter(({ role }) => role.gestore))
  const needs = new Set(demo.settings.esigenze?.map(({ id }) => id))
  const missing: unknown[] = []
  const check = (record: { _id: string }, field: string, ids: ReadonlySet<unknown> | undefined, ...values: unknown[]) =>
    missing.push(...values.filter((id) => !ids?.has(id)).map((id) => [record._id, field, id]))
  for (const one of demo.usr) check(one, 'by', gestori, ...[one.role.professionista?.by].filter(Boolean))
  for (const one of demo.aziende) {
    check(one, 'gestoreId', gestori, one.gestoreId)
    check(one, 'professionisti', usr, ...one.professionisti)
    check(one, 'esigenze', needs, ...(one.esigenze ?? []).map(({ esigenzaId }) => esigenzaId))
  }
  for (const one of demo.bandi) {
    check(one, 'createdBy', usr, one.createdBy)
    check(one, 'gestori', gestori, ...one.data.gestori)
  }
  for (const one of demo.istituti) check(one, 'gestori', gestori, ...one.gestori)
  for (const one of demo.pratiche) {
    check(one, '_id', aziende, aziendaIdOfPratica(one._id))
    check(one, 'bandoId', bandi, ...[one.bandoId].filter(Boolean))
    check(one, 'gestoreId', gestori, one.gestoreId)
    check(one, 'assegnatoA', usr, one.assegnatoA)
  }
  for (const one of demo.docs) {
    check(one, 'clienteId', aziende, one.clienteId)
    check(one, 'praticaId', pratiche, ...[one.praticaId].filter(Boolean))
    check(one, 'bandoId', bandi, ...[one.bandoId].filter(Boolean))
    check(one, 'caricatoDa', usr, one.caricatoDa)
  }
  expect(missing).toEqual([])
  // those of the fields that are not named above too
  const all = new Set(listsOf(demo).flatMap(([, records]) => records.flatMap(({ _id }) => _id.split('-'))))
  const named = JSON.stringify(demo).match(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g) ?? []
  expect(named.filter((id) => !all.has(id))).toEqual([])
})

it('lets no company have accounts of a year before its own', () => {
  const founded = ({ aziende }: DemoRecords) =>
    aziende.filter(({ bilanci, dataCostituzione }) => bilanci?.some(({ anno }) => `${anno}-12-31` < dataCostituzione!))
  for (const [host, day] of each) expect(founded(readDemo(host, day))).toEqual([])
  // in January the year before the last is the last that has accounts
  const [november, january] = ['2026-11-28', '2027-01-20'].map((day) => readDemo('localhost', day).aziende)
  const count = (list = november!) => list.flatMap(({ bilanci = [] }) => bilanci).length
  expect(count(january)).toBeLessThan(count(november))
})

it('moves everything with the day: the same records a month later', () => {
  const [before, after] = ['2026-11-28', '2026-12-28'].map((day) => readDemo('localhost', day))
  expect(after!.bandi.map(({ data }) => data.dataChiusura)).toEqual(
    before!.bandi.map(({ data }) => data.dataChiusura && addDays(data.dataChiusura, 30)),
  )
})

it('gives a host without a folder the usual records, with ids and a name of its own', () => {
  const [usual, other] = ['localhost', 'other.test'].map((host) => readDemo(host, '2026-11-28'))
  expect(other!.settings).toMatchObject({ _id: 'other.test', nome: 'other.test', slides: usual!.settings.slides })
  expect(other!.settings).not.toHaveProperty('logo')
  expect(other!.aziende.map(({ ragioneSociale }) => ragioneSociale)).toEqual(
    usual!.aziende.map(({ ragioneSociale }) => ragioneSociale),
  )
  const ids = new Set(listsOf(usual!).flatMap(([, records]) => records.map(({ _id }) => _id)))
  expect(listsOf(other!).flatMap(([, records]) => records.filter(({ _id }) => ids.has(_id)))).toEqual([])
})

it('a release without the files says which one is missing and what to do', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'bandiera-demo-'))
  let error: unknown
  try {
    readDemo('localhost', '2026-11-28', empty)
  } catch (thrown) {
    error = thrown
  }
  expect(error).toMatchObject({ code: 'DEMO_MISSING' })
  expect(operatorText(error as PortalError)).toContain(`${path.join(empty, 'localhost', 'settings.ndjson')} (ENOENT`)
  expect(operatorText(error as PortalError)).toContain('Install the whole release')
  rmSync(empty, { recursive: true })
})
