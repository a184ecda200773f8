import { moduleCli } from './cli.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'

let portal: ModulesPortal
beforeAll(async () => {
  portal = await startWithModules()
  for (const version of ['1.1.0', '1.2.0']) await portal.publish(version)
  await portal.publish('2.0.0', { contract: '^3.0.0' })
})
afterAll(() => portal.stop())

const type = (...words: string[]) => moduleCli([...words, '--server', portal.url], { BANDIERA_DATA: portal.dataDir })
const reason = ['--reason', 'prova']

/** What `status` prints of the module, tenant by tenant. */
const status = async () => (await type('status', ID)).said

it('promotes, tries a canary, switches off and goes back, and `status` tells each time who gets what and why', async () => {
  const trial = await type('promote', ID, '1.1.0', '--dry-run', ...reason)
  expect([trial.code, trial.said]).toEqual([0, expect.stringContaining('nothing was done')])
  expect(await status()).toMatch(/^localhost \(as the portal came\)\n.*\nmf-prova +1\.0\.0/m)

  expect(await type('promote', ID, '1.1.0', ...reason)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/1\.0\.0 +1\.1\.0/),
  })
  expect(await status()).toMatch(/^localhost \(.*\)\n.*\nmf-prova +1\.1\.0/m)

  await type('canary', ID, '1.2.0', '10%', '--tenant', 'localhost', ...reason)
  expect(await status()).toMatch(/^mf-prova +1\.1\.0 +1\.2\.0.*10/m)

  await type('disable', ID, '--tenant', 'localhost', ...reason)
  await type('rollback', '--tenant', 'localhost', ...reason)
  const { state } = await portal.registry.snapshot()
  const history = state.tenants.find(({ id }) => id === 'localhost')!.generations
  expect(history.map(({ n, verb, why }) => [n, verb, why])).toEqual([
    [4, 'annulla', 'prova'],
    [3, 'spegni', 'prova'],
    [2, 'canarino', 'prova'],
    [1, 'promuovi', 'prova'],
  ])
  expect(history[0]!.choices).toEqual(history[2]!.choices)
})

it('says in words why a version cannot be given, and ends with an error', async () => {
  const { code, said } = await type('promote', ID, '2.0.0', ...reason)
  expect(code).toBe(1)
  expect(said).toContain('^3.0.0')
  expect(said).toContain('Refused, nothing has changed')
})
