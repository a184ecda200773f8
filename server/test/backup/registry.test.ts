import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { UNPROVED } from '../../src/operations/backup/manifest.ts'
import { restoreFolder } from '../../src/operations/backup/run.ts'
import { saveFolder } from '../../src/operations/backup/save.ts'
import { faultsOf } from '../../src/operations/backup/verify-copy.ts'
import { artifactsOf } from '../../src/registry/artifacts/artifacts-of.ts'
import { carryOut } from '../../src/registry/carry-out.ts'
import { readRows } from '../../src/registry/registry-state.ts'
import { startPortal } from '../protocol/portal.ts'
import { ID, startWithModules } from '../registry/portal-with-modules.ts'

it('brings back what every tenant runs, the releases and their files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandiera-copia-registro-'))
  const [copy, dataDir] = [path.join(folder, 'copia'), path.join(folder, 'nuova')]
  const portal = await startWithModules()
  await portal.publish('1.1.0')
  await artifactsOf(portal).write(`${ID}/1.1.0/0123456789abcdef/a.js`, Buffer.from('codice'))
  await carryOut(portal.registry, { command: { verb: 'promuovi', id: ID, version: '1.1.0' }, by: 'Ada', why: 'prova' })
  const before = await readRows(portal.tenants.registry)
  await saveFolder(portal.dataDir, copy, (made) => faultsOf(made, UNPROVED))
  await portal.stop()
  await restoreFolder(copy, dataDir)
  const restored = await startPortal({ dataDir })
  try {
    expect(await readRows(restored.tenants.registry)).toEqual(before)
    expect(await artifactsOf({ dataDir }).read(`${ID}/1.1.0/0123456789abcdef/a.js`)).toEqual(Buffer.from('codice'))
  } finally {
    await restored.stop()
    await rm(folder, { recursive: true })
  }
})
