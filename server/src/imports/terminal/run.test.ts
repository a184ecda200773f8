import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { parseConfig } from '../../config.ts'
import { openTenants, type Tenants } from '../../tenants/tenants.ts'
import { MERGED_2014, variazioniCsv } from '../../../test/comuni-changes.ts'
import { openReference } from '../../tenants/tables/reference.ts'
import { runImport } from './run.ts'

let folder: string
let tenants: Tenants
const inFolder = (name: string): string => path.join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bandiera-dati-'))
  const config = parseConfig({ BANDIERA_DATA: folder, BANDIERA_TENANTS: 'localhost,altro.test' })
  const demo = { aziende: 2, bandi: 2, pratiche: 1, docs: 1 }
  // stays open, as a running server would have it
  tenants = await openTenants(config, { scryptLogN: 10, demo })
  const docs = [
    { ID_Incentivo: '1', Titolo: 'Voucher di prova', Regioni: ['Lombardia'], Data_apertura: '2026-01-10T00:00:00' },
    {
      ID_Incentivo: '2',
      Titolo: 'Bando di prova con un titolo che è molto più lungo di quanto la tabella mostri',
      Regioni: [],
    },
    { ID_Incentivo: '3' },
  ]
  writeFileSync(inFolder('incentivi.json'), JSON.stringify({ response: { numFound: 3, docs } }))
  writeFileSync(inFolder('rotto.json'), JSON.stringify({ response: { numFound: 1, docs: [{ ID_Incentivo: '3' }] } }))
  writeFileSync(inFolder('altro.json'), '{"name": "package"}')
})
afterAll(async () => {
  await tenants.close()
  rmSync(folder, { recursive: true, force: true })
})

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const env = { BANDIERA_DATA: folder }
  const code = await runImport(words, { env, print: (line) => out.push(line), complain: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
const imported = async (id = 'localhost'): Promise<number> => {
  let count = 0
  for await (const { doc } of tenants.byId(id)!.store.scan('bandi')) if (doc.data.fonte) count += 1
  return count
}

it('reports every record and writes nothing in a trial', async () => {
  const { code, out } = await run('incentivi', inFolder('incentivi.json'), '--dry-run')
  expect(code).toBe(0)
  expect(out).toMatch(/^1 {4}1 {3}nuovo {4}Voucher di prova$/m)
  expect(out).toMatch(/^2 {4}2 {3}nuovo {4}Bando di prova con un titolo .*…$/m)
  expect(out).toMatch(/^3 {4}3 {3}errore.*\n {5}errore: .*titolo/m)
  expect(out).toContain('3 records: 2 nuovi, 0 aggiornati, 0 identici, 1 errori. A dry run: nothing was written.')
  expect(await imported()).toBe(0)
})

it('imports in the name of the first editore, while a server has the tenant open', async () => {
  const seen: string[] = []
  const stop = tenants.byId('localhost')!.store.onChange((changes) => seen.push(...changes.map(({ by }) => by ?? '')))
  const { out } = await run('incentivi', inFolder('incentivi.json'))
  expect(out).toContain('Importing into localhost in the name of editore@demo.test')
  expect(out).toContain('3 records: 2 nuovi, 0 aggiornati, 0 identici, 1 errori.')
  expect(await imported()).toBe(2)
  const editore = await tenants.byId('localhost')!.users.byEmail('editore@demo.test')
  await tenants.byId('localhost')!.store.probe()
  expect(seen).toEqual([editore!._id, editore!._id])
  stop()
  expect((await run('incentivi', inFolder('incentivi.json'))).out).toContain('2 identici')
})

it('writes into the given tenant and in the given name', async () => {
  const args = ['incentivi', inFolder('incentivi.json'), '--tenant', 'altro.test', '--user', 'ADMIN@demo.test']
  const { out } = await run(...args)
  expect(out).toContain('Importing into altro.test in the name of admin@demo.test')
  expect(await imported('altro.test')).toBe(2)
})

it('fails when no record could be imported', async () => {
  expect((await run('incentivi', inFolder('rotto.json'))).code).toBe(1)
})

it.each([
  [[], 'Say what to import'],
  [['bandi', 'x.json'], 'Unknown kind of data: bandi'],
  [['incentivi'], 'Say which file'],
  [['incentivi', 'a', 'b'], 'One file at a time: what is b?'],
  [['incentivi', '/none/such.json'], 'Cannot read /none/such.json (ENOENT)'],
  [['incentivi', 'x.json', '--forza'], '--forza'],
  [['comuni', 'x.csv', '--dry-run'], '--dry-run only goes with incentivi'],
])('says in one line what is wrong with %j', async (words, message) => {
  const { code, out, err } = await run(...words)
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err.split('\n')[0]).toContain(message)
})

it.each([
  [['altro.json'], 'Not an export of incentivi.gov.it'],
  [['incentivi.json', '--tenant', 'nessuno.test'], 'Unknown tenant: nessuno.test. There are: altro.test, localhost.'],
  [['incentivi.json', '--user', 'nessuno@demo.test'], 'localhost has no user nessuno@demo.test'],
  [['incentivi.json', '--user', 'gestore@demo.test'], 'gestore@demo.test is a gestore: only an editore or an admin'],
])('refuses %j and changes nothing', async ([file, ...options], message) => {
  const before = await tenants.byId('localhost')!.store.seq()
  const { code, err } = await run('incentivi', inFolder(file!), ...options)
  expect(code).toBe(1)
  expect(err).toContain(message)
  expect(await tenants.byId('localhost')!.store.seq()).toBe(before)
})

it('imports what became of comuni, for all tenants', async () => {
  writeFileSync(inFolder('variazioni.csv'), Buffer.from(variazioniCsv(MERGED_2014), 'latin1'))
  const { code, out } = await run('variazioni', inFolder('variazioni.csv'))
  expect([code, out]).toEqual([0, '1 comuni that are no more imported, 0 of them divided among others.'])
  expect(openReference(folder).variazioni.byName('bazzano', ['08'])).toMatchObject([{ codice: '037004' }])
})

it('refuses a file of the wrong kind, and a data folder without tenants', async () => {
  expect((await run('ateco', inFolder('altro.json'))).err).toContain('does not hold the expected table')
  const empty = inFolder('vuota')
  const complaints: string[] = []
  const terminal = {
    env: { BANDIERA_DATA: empty },
    print: () => undefined,
    complain: (line: string) => complaints.push(line),
  }
  expect(await runImport(['incentivi', inFolder('incentivi.json')], terminal)).toBe(1)
  expect(complaints[0]).toContain('Start the portal once')
  expect(existsSync(empty)).toBe(false)
})
