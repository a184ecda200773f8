import type { Usr } from '@bandiera/domain'
import fastify from 'fastify'
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestTenant } from '../../test/test-tenant.ts'
import { createCalls } from '../http/bounds/calls.ts'
import { openHub } from './hub.ts'
import { sendLines } from './ndjson.ts'

const anna: Usr = { _id: 'a'.repeat(24), name: 'Anna', email: 'anna@demo.test', role: { admin: true } }

it('does not wait for the end where the reader had gone before its answer began', async () => {
  const tenant = await openTestTenant()
  const hub = await openHub(tenant)
  const visitor = { tenant, usr: anna, sid: 's', exp: Date.now() / 1000 + 3600, held: new Set<string>() }
  const app = fastify()
  let over = (): void => undefined
  const answered = new Promise<void>((resolve) => (over = resolve))
  app.get('/', async (request, reply) => {
    client.destroy()
    await once(reply.raw, 'close')
    const sent = sendLines({ request, reply, calls: createCalls() }, lines(), { visitor, hub })
    await expect(sent).rejects.toMatchObject({ code: 'REQUEST_SLOW' })
    setImmediate(over)
    return reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = get({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' })
  client.on('error', () => undefined)
  await answered
  const waiting = hub.count(anna._id, () => true)
  await app.close()
  hub.close()
  await tenant.close()
  expect(waiting).toBe(0)
})

async function* lines(): AsyncGenerator<object> {
  yield { ch: [] }
}
