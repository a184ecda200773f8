import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { moduleIds } from '../lib/workspaces.mjs'

// Bytes on the wire (brotli) of what is built now. Measured against one bundle on a slow connection: under these the
// federated portal is as fast (docs/build.md).
const FIRST_LOAD = 264_000
const REMOTE_ENTRY = 8_000
const REQUESTS = 8

const root = join(__dirname, '../..')
const modules = moduleIds()
const built = ['shell/dist/shell.json', ...modules.map((id) => `${id}/dist/module.json`)].map((file) =>
  join(root, file),
)
const missing = built.filter((file) => !existsSync(file))
if (missing.length > 0) console.warn(`budget: skipped, ${missing.length} of ${built.length} projects are not built`)
const measured: string[] = []
afterAll(() => measured.length > 0 && console.info(measured.join('\n')))
const whenBuilt = missing.length > 0 ? it.skip : it

whenBuilt(`loads the shell in at most ${FIRST_LOAD / 1000} kB`, () => {
  measured.push(`shell: ${sum(scripts())} bytes`)
  expect(sum(scripts())).toBeLessThanOrEqual(FIRST_LOAD)
})

whenBuilt.each(modules)(`enters %s in at most ${REMOTE_ENTRY / 1000} kB`, (id) => {
  const size = wireSize(join(root, id, 'dist', factsOf(id).entry))
  measured.push(`${id}: entry ${size} bytes`)
  expect(size).toBeLessThanOrEqual(REMOTE_ENTRY)
})

whenBuilt.each(modules)(`shows the first screen of %s after at most ${REQUESTS} requests`, (id) => {
  const { routes, ...declared } = factsOf(id)
  for (const { path, ref } of routes)
    expect({ path, enough: requestsOf(declared, ref) <= REQUESTS }).toEqual({ path, enough: true })
})

// spec §2: where login leads
whenBuilt.each([
  ['admin', '/incroci'],
  ['editore', '/bandi'],
  ['gestore', '/incroci'],
  ['professionista', '/incroci'],
])(`shows %s %s after at most ${REQUESTS} requests`, (role, path) => {
  const [landing, ...others] = modules
    .map(factsOf)
    .flatMap(({ routes, ...declared }) =>
      routes
        .filter((route) => route.path === path && (route.roles ?? [role]).includes(role))
        .map(({ ref }) => requestsOf(declared, ref)),
    )
  expect([landing, others]).toEqual([expect.anything(), []])
  measured.push(`${role} ${path}: ${landing} requests`)
  expect(landing).toBeLessThanOrEqual(REQUESTS)
})

whenBuilt('carries every library that modules take from the shell', () => {
  const code = readdirSync(join(root, 'shell/dist'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(root, 'shell/dist', file), 'utf8'))
    .join()
  const sources = ['shared.mjs', 'listed.mjs'].map((file) => readFileSync(join(root, 'tools/webpack', file), 'utf8'))
  const taken = sources.join().matchAll(/'((?:@|react|jotai|zod)[\w@/-]*)'/g)
  const names = [...taken].map(([, name]) => name!).filter((name) => name !== 'react/jsx-dev-runtime')
  expect(names).toContain('@bandiera/live')
  expect(names.filter((name) => !code.includes(`"${name}"`))).toEqual([])
})

interface BuiltFacts {
  entry: string
  /** What each screen takes of the kit that the shell brings on demand. */
  kit: Record<string, string[]>
  preload: string[]
  screens: Record<string, string[]>
  routes: { path: string; ref: string; roles?: string[] }[]
}

const factsOf = (id: string): BuiltFacts => JSON.parse(readFileSync(join(root, id, 'dist/module.json'), 'utf8'))

const shell = (): { scripts: string[]; kit: Record<string, string[]> } =>
  JSON.parse(readFileSync(join(root, 'shell/dist/shell.json'), 'utf8'))

const scripts = () => shell().scripts.map((url) => join(root, 'shell/dist', url.replace('/s/', '')))

/** The page, the scripts of the shell, and what a screen and its module load, of the kit too. */
function requestsOf({ preload, screens, kit }: Pick<BuiltFacts, 'preload' | 'screens' | 'kit'>, ref: string): number {
  const { scripts, kit: files } = shell()
  return 1 + new Set([...scripts, ...preload, ...screens[ref]!, ...kit[ref]!.flatMap((name) => files[name]!)]).size
}

const sum = (files: string[]) => files.reduce((total, file) => total + wireSize(file), 0)
const wireSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
