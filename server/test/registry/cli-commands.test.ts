import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { json } from 'node:stream/consumers'
import { newKeyFile } from '../../src/registry/keys.route.ts'
import { moduleCli } from './cli.ts'

// What the command line says to a registry and makes of its answers; the registry's own tests show what a command does.
const resolved = { id: 'mf-bandi', version: '1.0.0', reason: 'builtIn', refused: [] }
const piano = {
  verb: 'promuovi',
  tenants: [
    {
      tenant: 'uno.example.it',
      n: 1,
      changes: [{ id: 'mf-bandi', before: resolved, after: { ...resolved, version: '1.4.2', reason: 'chosen' } }],
    },
  ],
  refusals: [],
}
const refused = { ...piano, tenants: [], refusals: [{ kind: 'unknownModule', id: 'mf-bandi' }] }

let heard: unknown
let answer: { status: number; body: object }
let folder: string
let server: http.Server
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandiera-comandi-'))
  await writeFile(path.join(folder, 'operatore.key'), newKeyFile('operatore'))
  server = http.createServer((request, response) => {
    void json(request).then((body) => {
      heard = [request.method, request.url, body]
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  await once(server.close(), 'close')
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  answer = { status: 200, body: piano }
})

const type = (...words: string[]) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return moduleCli([...words, '--reason', 'prova', '--server', url, '--key', 'operatore.key'], {}, folder)
}

it.each([
  ['promote mf-bandi 1.4.2', { verb: 'promuovi', id: 'mf-bandi', version: '1.4.2' }],
  ['promote mf-bandi 1.4.2 --channel next', { verb: 'promuovi', id: 'mf-bandi', version: '1.4.2', channel: 'next' }],
  ['promote mf-bandi 1.4.2 --tenant a,b', { verb: 'promuovi', id: 'mf-bandi', version: '1.4.2', tenants: ['a', 'b'] }],
  ['canary mf-bandi 1.5.0 10%', { verb: 'canarino', id: 'mf-bandi', version: '1.5.0', percent: 10 }],
  ['rollback', { verb: 'annulla' }],
  ['rollback mf-bandi --to 3 --tenant a', { verb: 'annulla', id: 'mf-bandi', to: 3, tenants: ['a'] }],
  ['disable mf-bandi', { verb: 'spegni', id: 'mf-bandi' }],
  ['enable mf-bandi', { verb: 'accendi', id: 'mf-bandi' }],
  ['floor mf-bandi 1.4.2', { verb: 'minimo', id: 'mf-bandi', version: '1.4.2' }],
  ['floor mf-bandi none', { verb: 'minimo', id: 'mf-bandi', version: null }],
  ['follow mf-bandi next', { verb: 'segui', id: 'mf-bandi', channel: 'next' }],
])('asks for %s', async (words, comando) => {
  expect((await type(...words.split(' '))).code).toBe(0)
  expect(heard).toEqual(['POST', '/api/registro/comandi', { comando, perche: 'prova', urgente: false, prova: false }])
})

it('withdraws what a key signed, with a reason', async () => {
  answer = { status: 200, body: { ...piano, tenants: [], withdrawn: [{ id: 'mf-bandi', version: '1.4.2' }] } }
  const { code, said } = await type('key', 'revoke', '54aeefcf52faf331', '--withdraw')
  expect([code, said]).toEqual([0, expect.stringMatching(/Withdraws mf-bandi 1\.4\.2\nRevoked key/)])
  const path = '/api/registro/chiavi/54aeefcf52faf331/ritiro'
  expect(heard).toEqual(['POST', path, { perche: 'prova', prova: false }])
})

it('shows what changed, and says so', async () => {
  const { said } = await type('promote', 'mf-bandi', '1.4.2', '--urgent')
  expect(said).toMatch(/uno\.example\.it +1 +mf-bandi +1\.0\.0 +1\.4\.2 +chosen\nDone\.\n$/)
  expect(heard).toMatchObject(['POST', '/api/registro/comandi', { urgente: true }])
})

it('says that a trial did nothing', async () => {
  const { code, said } = await type('promote', 'mf-bandi', '1.4.2', '--dry-run')
  expect([code, said]).toEqual([0, expect.stringContaining('A dry run: nothing was done.')])
  expect(heard).toMatchObject(['POST', '/api/registro/comandi', { prova: true }])
})

it('says why a command was refused, also when it was a trial', async () => {
  answer = { status: 422, body: { error: 'Il comando non si può eseguire.', piano: refused } }
  for (const more of [[], ['--dry-run']]) {
    const { code, said } = await type('disable', 'mf-bandi', ...more)
    expect(said).toMatch(/NO: there is no module mf-bandi\nRefused, nothing has changed\./)
    expect(code).toBe(1)
  }
})

it('passes on what the registry says when it makes no plan', async () => {
  answer = {
    status: 403,
    body: { error: 'Questa operazione è riservata agli operatori.', error_code: 'REGISTRO_OPERATOR' },
  }
  const { code, said } = await type('disable', 'mf-bandi')
  expect([code, said]).toEqual([1, expect.stringContaining('riservata agli operatori')])
})
