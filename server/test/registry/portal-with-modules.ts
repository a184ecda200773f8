import type { PresentModule } from '@bandiera/wire'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { Settings } from '@bandiera/domain'
import { settingsOf } from '../../src/tenants/settings.ts'
import { registryOfApp } from '../../src/registry/registry-of-app.ts'
import { createInstalledModules } from '../../src/registry/installed-modules.ts'
import type { Registry } from '../../src/registry/registry.ts'
import { putRow, releaseKey } from '../../src/registry/rows.ts'
import type { Store } from '../../src/store/port.ts'
import { fileIntegrity } from '../../src/registry/releases/release-files.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { fillWorld } from '../protocol/world.ts'

export const HOSTS = ['localhost', 'altro.localhost']
export const ID = 'mf-prova'

export interface ModulesPortal extends TestPortal {
  /** The same registry as the server's: they meet in its database. */
  registry: Registry
  /** Folder of the shell and the modules. */
  root: string
  /** As a server has it that starts now. */
  anotherRegistro(onProblem: (problem: string) => void): Registry
  settings(host: string): Promise<Settings>
  /** Puts a release into the registry as publishing does; its files are nowhere. */
  publish(version: string, rest?: Partial<PresentModule>): Promise<void>
}

export const aPresentModule = (version: string, rest: Partial<PresentModule> = {}): PresentModule => ({
  schema: 1,
  id: ID,
  version,
  container: `prova_${version.replaceAll('.', '_')}`,
  entry: 'remoteEntry.0a1b2c3d.js',
  contract: '^2.0.0',
  shared: { react: '^19.0.0' },
  features: { prova: { label: 'Prova', on: true } },
  routes: [{ path: `/prova-${version}`, ref: 'elenco', feature: 'prova', title: 'Prova' }],
  menu: [],
  slots: [],
  files: {},
  preload: [],
  ...rest,
})

/** The real server with one built-in module, `mf-prova` 1.0.0. */
export async function startWithModules(): Promise<ModulesPortal> {
  const root = await mkdtemp(path.join(tmpdir(), 'bandiera-portale-'))
  await writeBuild(root)
  const portal = await startPortal({ tenants: HOSTS, fill: fillWorld, env: { BANDIERA_ROOT: root } })
  const { tenants } = portal
  const anotherRegistro = (onProblem: (problem: string) => void): Registry =>
    registryOfApp({ tenants, modules: createInstalledModules(root, fail), root, onProblem })
  const registry = anotherRegistro(fail)
  return {
    ...portal,
    registry,
    root,
    anotherRegistro,
    settings: (host) => settingsOf(portal.tenant(host)),
    publish: (version, rest) => putRelease(registry.store, version, rest),
    async stop() {
      registry.close()
      await portal.stop()
      await rm(root, { recursive: true })
    },
  }
}

/** A shell, and `mf-prova` 1.0.0. */
export async function writeBuild(root: string): Promise<void> {
  const write = async (file: string, content: object): Promise<void> => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), JSON.stringify(content))
  }
  const shell = { version: '3.0.0', scripts: [], contracts: ['2.0.0', '1.0.0'], shared: { react: '19.3.1' } }
  await write('shell/dist/shell.json', shell)
  await write(`${ID}/dist/modulo.json`, aPresentModule('1.0.0'))
}

export async function putRelease(store: Store, version: string, rest?: Partial<PresentModule>): Promise<void> {
  const modulo = aPresentModule(version, rest)
  const release = { modulo, sri: fileIntegrity(JSON.stringify(modulo)), keyId: 'prova', at: new Date().toISOString() }
  await store.transact(null, async (tx) => {
    await putRow(tx, 'rilascio', releaseKey(ID, version), release)
    await tx.signal({ type: 'registro', tenants: [], urgent: false })
  })
}

const fail = (problem: string): never => {
  throw new Error(problem)
}
