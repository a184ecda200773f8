import { modulo } from './cli.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'

let portal: ModulesPortal
beforeAll(async () => {
  portal = await startWithModules()
  for (const version of ['1.1.0', '1.2.0']) await portal.publish(version)
  await portal.publish('2.0.0', { contract: '^3.0.0' })
})
afterAll(() => portal.stop())

const type = (...words: string[]) => modulo([...words, '--server', portal.url], { BANDIERA_DATA: portal.dataDir })
const perche = ['--perche', 'prova']

/** What `stato` prints of the module, tenant by tenant. */
const stato = async () => (await type('stato', ID)).said

it('promotes, tries a canary, switches off and goes back, and `stato` tells each time who gets what and why', async () => {
  const trial = await type('promuovi', ID, '1.1.0', '--prova', ...perche)
  expect([trial.code, trial.said]).toEqual([0, expect.stringContaining('non è stato fatto niente')])
  expect(await stato()).toMatch(/^localhost \(come il portale è arrivato\)\n.*\nmf-prova +1\.0\.0/m)

  expect(await type('promuovi', ID, '1.1.0', ...perche)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/1\.0\.0 +1\.1\.0/),
  })
  expect(await stato()).toMatch(/^localhost \(.*\)\n.*\nmf-prova +1\.1\.0/m)

  await type('canarino', ID, '1.2.0', '10%', '--tenant', 'localhost', ...perche)
  expect(await stato()).toMatch(/^mf-prova +1\.1\.0 +1\.2\.0.*10/m)

  await type('spegni', ID, '--tenant', 'localhost', ...perche)
  await type('annulla', '--tenant', 'localhost', ...perche)
  const { state } = await portal.registro.snapshot()
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
  const { code, said } = await type('promuovi', ID, '2.0.0', ...perche)
  expect(code).toBe(1)
  expect(said).toContain('^3.0.0')
  expect(said).toContain('Rifiutato, non è cambiato niente')
})
