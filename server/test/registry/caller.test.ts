import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { createReplayMemory } from '../../src/registry/caller.ts'
import { dropRow, rowsOf } from '../../src/registry/rows.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { askAs, developer, registered, send, tokenFor, aTeam, type Request, type Team } from './team.ts'

let portal: TestPortal
let operator: Team
beforeAll(async () => {
  portal = await startPortal()
  operator = await developer(portal)
})
afterAll(() => portal.stop())

const KEYS: Request = { method: 'GET', url: '/api/registro/chiavi' }
const now = () => Math.floor(Date.now() / 1000)
const codeOf = async (authorization: string, request = KEYS) => {
  const { status, body } = await send(portal, request, authorization)
  return [status, body.error_code]
}

it('knows an operator by the key of the data folder', async () => {
  const { status, body } = await askAs(portal, operator, KEYS)
  expect([status, body]).toMatchObject([200, { chiavi: [{ id: operator.keyId, operator: true, modules: '*' }] }])
})

it.each([
  ['of another audience', { aud: 'altro' }, 'REGISTRO_SIGNATURE'],
  ['for another method', { htm: 'POST' }, 'REGISTRO_SIGNATURE'],
  ['for another path', { htu: '/api/registro/chiavi?x=1' }, 'REGISTRO_SIGNATURE'],
  ['for another body', { bsh: 'x' }, 'REGISTRO_SIGNATURE'],
  ['without a number of its own', { jti: undefined }, 'REGISTRO_SIGNATURE'],
  ['without an end', { exp: undefined }, 'REGISTRO_SIGNATURE'],
  ['without a beginning', { iat: undefined }, 'REGISTRO_SIGNATURE'],
  ['of five minutes ago', { iat: now() - 300, exp: now() - 240 }, 'REGISTRO_LATE'],
  ['from before, that has not ended', { iat: now() - 300, exp: now() + 60 }, 'REGISTRO_LATE'],
  ['from a clock that is ahead', { iat: now() + 300, exp: now() + 360 }, 'REGISTRO_LATE'],
  ['that would live for an hour', { exp: now() + 3600 }, 'REGISTRO_LATE'],
])('refuses a token %s', async (_what, over, code) => {
  expect(await codeOf(`Bandiera ${await tokenFor(operator, KEYS, over)}`)).toEqual([401, code])
})

it('takes a token once', async () => {
  const token = `Bandiera ${await tokenFor(operator, KEYS)}`
  expect([await codeOf(token), await codeOf(token)]).toEqual([
    [200, undefined],
    [401, 'REGISTRO_REPLAYED'],
  ])
})

it('takes a token once also when the server has started again in between', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandiera-again-'))
  const first = await startPortal({ dataDir })
  const token = `Bandiera ${await tokenFor(await developer(first), KEYS)}`
  const taken = await send(first, KEYS, token)
  await first.stop()
  const again = await startPortal({ dataDir })
  const twice = await send(again, KEYS, token)
  await again.stop()
  expect([taken.status, twice.body.error_code]).toEqual([200, 'REGISTRO_REPLAYED'])
  await rm(dataDir, { recursive: true })
})

it('remembers a limited number of token ids, for as long as they live', async () => {
  let seconds = 1000
  const { registry } = portal.tenants
  const memory = createReplayMemory(registry, { seconds: () => seconds, most: 3 })
  const held = async () => (await rowsOf(registry, 'firma')).filter(({ key }) => key.startsWith('prova ')).length
  for (const row of await rowsOf(registry, 'firma'))
    await registry.transact(null, (tx) => dropRow(tx, 'firma', row.key))
  for (const n of [1, 2, 3]) await memory.remember(`prova ${n}`, seconds + 150)
  await expect(memory.remember('prova 4', seconds + 150)).rejects.toMatchObject({ code: 'REQUEST_TOO_MANY' })
  seconds += 151
  await memory.remember('prova 5', seconds + 150)
  expect(await held()).toBe(1)
})

it('refuses a signature of another key, an unknown key, and what is no token', async () => {
  const other = aTeam()
  expect(await codeOf(`Bandiera ${await tokenFor({ ...operator, key: other.key }, KEYS)}`)).toEqual([
    401,
    'REGISTRO_SIGNATURE',
  ])
  expect(await codeOf(`Bandiera ${await tokenFor(other, KEYS)}`)).toEqual([401, 'REGISTRO_KEY_UNKNOWN'])
  expect(await codeOf('Bandiera niente')).toEqual([401, 'REGISTRO_SIGNATURE'])
  const none = `${Buffer.from(`{"alg":"none","kid":"${operator.keyId}"}`).toString('base64url')}.e30.`
  expect(await codeOf(`Bandiera ${none}`)).toEqual([401, 'REGISTRO_SIGNATURE'])
  for (const header of ['', 'Basic eA==', 'Bandiera ']) expect(await codeOf(header)).toEqual([401, 'REGISTRO_SIGN_IN'])
})

it('refuses a body that is not the one that was signed', async () => {
  const request: Request = { method: 'POST', url: '/api/registro/chiavi', body: { team: 'a' } }
  const token = `Bandiera ${await tokenFor(operator, request)}`
  expect(await codeOf(token, { ...request, body: { team: 'b' } })).toEqual([401, 'REGISTRO_SIGNATURE'])
})

it('lets a team that is no operator neither see nor change keys', async () => {
  const team = await registered(portal, ['mf-prova'])
  const body = { team: 'altro', publicKey: aTeam().publicKey, modules: '*', operator: true }
  for (const request of [
    KEYS,
    { method: 'POST', url: KEYS.url, body } as const,
    { method: 'DELETE', url: `${KEYS.url}/${operator.keyId}` } as const,
  ])
    expect((await askAs(portal, team, request)).body.error_code).toBe('REGISTRO_OPERATOR')
})

it('refuses a revoked key from the next request on, and never takes it back', async () => {
  const team = await registered(portal, '*')
  const revoke: Request = { method: 'DELETE', url: `${KEYS.url}/${team.keyId}` }
  expect((await askAs(portal, operator, revoke)).status).toBe(204)
  expect((await askAs(portal, team, KEYS)).body.error_code).toBe('REGISTRO_KEY_REVOKED')
  const body = { team: 'prova', publicKey: team.publicKey, modules: '*' }
  const again = await askAs(portal, operator, { method: 'POST', url: KEYS.url, body })
  expect([again.status, again.body.error_code]).toEqual([409, 'CHIAVE_EXISTS'])
  const unknown = await askAs(portal, operator, { method: 'DELETE', url: `${KEYS.url}/0123456789abcdef` })
  expect([unknown.status, unknown.body.error_code]).toEqual([404, 'CHIAVE_MISSING'])
})

it.each([
  ['a key that is none', { publicKey: 'abc' }],
  ['a key written in another way', { publicKey: `${'A'.repeat(42)}B` }],
  ['no team', { team: ' ' }],
  ['no module', { modules: [] }],
  ['a module that can be none', { modules: ['bandi'] }],
])('registers nothing with %s', async (_what, over) => {
  const body = { team: 'prova', publicKey: aTeam().publicKey, modules: '*', ...over }
  const { status, body: answer } = await askAs(portal, operator, { method: 'POST', url: KEYS.url, body })
  expect([status, answer.error_code]).toEqual([422, 'RECORD_INVALID'])
})
