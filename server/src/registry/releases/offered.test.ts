import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { aModule } from '../../../test/registry/a-module.ts'
import { offerOf, aTeam } from '../../../test/registry/team.ts'
import { openSqlStore } from '../../store/sql/sql-store.ts'
import type { Store } from '../../store/port.ts'
import type { Artifacts } from '../artifacts/artifacts.ts'
import { folderArtifacts } from '../artifacts/folder-artifacts.ts'
import { addKey, revokeKey } from '../keys.ts'
import { createRegistry } from '../registry.ts'
import { rowsOf } from '../rows.ts'
import { dropForgotten, WAITS } from './offered.ts'
import { createPublisher, type Publisher } from './publisher.ts'

const caller = { name: 'prova', operator: false, mayPublish: () => true }
const team = aTeam()
const built = aModule()
const offer = offerOf(team, built.text)
let folder: string
let store: Store
let artifacts: Artifacts
let publisher: Publisher
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandiera-pending-'))
  store = await openSqlStore(path.join(folder, 'registro.db'))
  artifacts = folderArtifacts(path.join(folder, 'moduli'))
  const portal = async () => ({ shell: { version: '1.0.0', contracts: ['2.0.0'], shared: {} }, builtIn: [] })
  const registry = createRegistry({ store, portal, tenants: async () => [], onProblem: console.error })
  publisher = createPublisher({ registry, artifacts, shells: { list: async () => [] } })
  await addKey(store, { team: 'prova', publicKey: team.publicKey, modules: '*', operator: false, addedBy: 'prova' })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const fill = async () => {
  await publisher.offer(caller, offer, false)
  for (const [file, bytes] of Object.entries(built.files))
    await publisher.upload(caller, { id: 'mf-prova', version: '1.0.0', file }, bytes)
}
const inADay = () => Date.now() + WAITS + 1000

it('removes an unfinished release, files and all, after a day', async () => {
  await fill()
  await dropForgotten(store, artifacts)
  expect(await artifacts.list('mf-prova/')).toHaveLength(2)
  await dropForgotten(store, artifacts, inADay())
  expect([await artifacts.list('mf-prova/'), await rowsOf(store, 'attesa')]).toEqual([[], []])
  expect(await publisher.offer(caller, offer, false)).toMatchObject({ stato: 'attende' })
})

it('never takes a file of what was published', async () => {
  await fill()
  await publisher.offer(caller, offer, false)
  const files = await artifacts.list('mf-prova/')
  await dropForgotten(store, artifacts, inADay())
  expect(await artifacts.list('mf-prova/')).toEqual(files)
  expect(files).toHaveLength(2 + 2 + 1)
})

it('publishes nothing with a key that was revoked on the way', async () => {
  await fill()
  await revokeKey(store, team.keyId, 'operatore')
  await expect(publisher.offer(caller, offer, false)).rejects.toMatchObject({ code: 'REGISTRO_KEY_REVOKED' })
  expect(await rowsOf(store, 'rilascio')).toEqual([])
})

it('asks once more for a file that the storage has spoilt', async () => {
  await fill()
  const [place] = await artifacts.list('mf-prova/')
  await artifacts.write(place!, Buffer.from('altro'))
  const file = path.posix.basename(place!)
  expect(await publisher.offer(caller, offer, false)).toMatchObject({ stato: 'attende', mancano: [file] })
  expect(await rowsOf(store, 'rilascio')).toEqual([])
  await publisher.upload(caller, { id: 'mf-prova', version: '1.0.0', file }, built.files[file]!)
  expect(await publisher.offer(caller, offer, false)).toMatchObject({ stato: 'pubblicato' })
})
