import { collect } from '../../src/registry/collect.ts'
import { artifactsOf } from '../../src/registry/artifacts/artifacts-of.ts'
import type { Artifacts } from '../../src/registry/artifacts/artifacts.ts'
import { carryOut } from '../../src/registry/carry-out.ts'
import { askAs, developer, offerOf, type Team } from './team.ts'
import { startWithModules, type ModulesPortal } from './portal-with-modules.ts'
import { aModule, type ModuleBuild } from './a-module.ts'

let portal: ModulesPortal
let artifacts: Artifacts
let team: Team
const old = aModule({ version: '1.1.0' }, 'vecchio')
const { id, version } = old.modulo
beforeEach(async () => {
  portal = await startWithModules()
  artifacts = artifactsOf({ dataDir: portal.dataDir })
  team = await developer(portal)
  expect(await publish(old)).toBe(201)
})
afterEach(() => portal.stop())

const inAMonth = () => new Date(Date.now() + 30 * 24 * 3_600_000)
const collected = (now = inAMonth()) => collect({ registry: portal.registry, artifacts }, now)
const offer = (built: ModuleBuild) =>
  askAs(portal, team, { method: 'POST', url: '/api/registro/rilasci', body: offerOf(team, built.text) })

async function publish(built: ModuleBuild): Promise<number> {
  await offer(built)
  for (const [name, body] of Object.entries(built.files))
    await askAs(portal, team, { method: 'PUT', url: `/api/registro/rilasci/${id}/${version}/${name}`, body })
  return (await offer(built)).status
}

it('lets a release be while it is new, chosen, or held by an open page', async () => {
  expect(await collected(new Date())).toEqual([])
  const body = JSON.stringify({
    tab: '00000000-0000-4000-8000-000000000001',
    generation: 0,
    modules: [{ id, version }],
  })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${portal.url}/api/moduli/uso`, { method: 'POST', headers, body })
  expect(await collected(new Date(Date.now() + 3 * 24 * 3_600_000))).toEqual([])
  await carryOut(portal.registry, { command: { verb: 'promuovi', id, version }, by: 'Ada', why: 'prova' })
  expect(await collected()).toEqual([])
  expect(await artifacts.list(`${id}/${version}/`)).not.toEqual([])
})

it('removes a release that no page can ask for, files and all', async () => {
  expect(await collected()).toEqual([{ id, version }])
  expect(await artifacts.list(`${id}/`)).toEqual([])
  const { refusals } = await carryOut(portal.registry, {
    command: { verb: 'promuovi', id, version },
    by: 'Ada',
    why: 'prova',
  })
  expect(refusals).toMatchObject([{ kind: 'unknownRelease' }])
  expect(await collected()).toEqual([])
})

it('keeps its number taken: published again it can only be what it was', async () => {
  await collected()
  expect((await offer(aModule({ version }, 'altro'))).status).toBe(409)
  expect(await publish(old)).toBe(201)
})
