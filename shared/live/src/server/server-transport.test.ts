import { MODULE_HEADER } from '@bandiera/wire'
import type { RealmClient } from './realm-client.ts'
import { createServerTransport } from './server-transport.ts'

const BY = 'mf-bandi@1.4.2'
const { signal } = new AbortController()

afterEach(() => jest.restoreAllMocks())

function open() {
  const headers: unknown[] = []
  const calls: unknown[][] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    headers.push(init?.headers)
    return new Response('{}\n')
  })
  const noting =
    <T>(name: string, answer: T) =>
    async (...asked: unknown[]): Promise<T> => {
      calls.push([name, ...asked])
      return answer
    }
  const realm: RealmClient = {
    findOne: noting('findOne', null),
    insert: noting('insert', null),
    update: noting('update', null),
    remove: noting('remove', null),
  }
  const session = { subscribe: () => () => {}, token: () => 'tok', onSessionEnd: () => {} }
  return { transport: createServerTransport(realm, session), headers, calls }
}

it('tells the server which module asks for a window, and nobody’s name for the page’s own', async () => {
  const { transport, headers } = open()
  await transport.window({ c: 'bandi' }, signal)
  await transport.named!(BY).window({ c: 'bandi' }, signal)
  const own = { authorization: 'Bearer tok', 'content-type': 'application/json' }
  expect(headers).toEqual([own, { ...own, [MODULE_HEADER]: BY }])
})

it('hands the name on with every write', async () => {
  const { transport, calls } = open()
  const { insert, update, remove } = transport.named!(BY)
  await insert('bandi', { _id: 'b' })
  await update('bandi', 'b', { set: { tag: [] } }, { base: 3 })
  await remove('bandi', 'b')
  await transport.remove('bandi', 'c')
  expect(calls).toEqual([
    ['insert', 'bandi', { _id: 'b' }, BY],
    ['update', 'bandi', 'b', { set: { tag: [] } }, { base: 3, by: BY }],
    ['remove', 'bandi', 'b', BY],
    ['remove', 'bandi', 'c', undefined],
  ])
})
