import Fastify from 'fastify'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HTTP_OPTIONS, STOPPING } from './listen.ts'
import { finishRequests } from './finish-requests.ts'

it('answers every open request before it closes, and those that arrive on an open connection during the wait', async () => {
  const app = Fastify({ ...STOPPING, http: HTTP_OPTIONS })
  app.addHook('onRequest', async ({ url }, reply) => (url === '/refused' ? reply.code(403).send() : undefined))
  finishRequests(app)
  let answer = (): void => undefined
  const asked = new Promise<void>((isAsked) => {
    app.get('/slow', async () => {
      isAsked()
      await new Promise<void>((resolve) => (answer = resolve))
      return 'late'
    })
  })
  app.get('/quick', () => 'quick')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string): Promise<[number | undefined, string | undefined]> =>
    new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume()
        response.on('end', () => resolve([response.statusCode, response.headers.connection]))
      })
      asking.on('error', reject).end()
    })
  await ask('/refused')
  const slow = ask('/slow')
  await asked
  const closed = app.close()
  expect(await ask('/quick')).toEqual([200, 'close'])
  answer()
  expect((await slow)[0]).toBe(200)
  await closed
  agent.destroy()
})

it('closes open connections only after a while without a request', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'performance'] })
  const app = Fastify({ ...STOPPING, http: HTTP_OPTIONS })
  finishRequests(app, 500)
  app.get('/', () => 'here')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = (): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, agent }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.headers.connection))
      })
      asking.on('error', reject).end()
    })
  expect(await ask()).toBe('keep-alive')
  const closed = app.close()
  jest.advanceTimersByTime(499)
  expect(await ask()).toBe('close')
  jest.advanceTimersByTime(500)
  await closed
  agent.destroy()
  jest.useRealTimers()
})

it('does not wait for clients that have hung up', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'performance'] })
  const app = Fastify({ ...STOPPING, http: HTTP_OPTIONS })
  finishRequests(app)
  let over = (): void => undefined
  const gone = new Promise<void>((isOver) => (over = isOver))
  app.addHook('onRequestAbort', async (_request) => over())
  app.get('/never', () => {
    asking.destroy()
    return new Promise(() => undefined)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const asking = request({ host: '127.0.0.1', port, path: '/never' })
  asking.on('error', () => undefined).end()
  await gone
  await expect(app.close()).resolves.toBeUndefined()
  jest.useRealTimers()
})
