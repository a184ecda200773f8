import { linkOfDetails } from '@bandiera/wire'
import { createRealmClient } from './realm-client.ts'
import type { Database } from './realm-login.ts'

const refusal = (statusCode: number, error?: string, errorCode?: string) =>
  Object.assign(new Error(`status ${statusCode}`), { statusCode, error, errorCode })

function createServer() {
  const logins: string[] = []
  const calls: unknown[][] = []
  const failures: Error[] = []
  const answer =
    <T>(name: string, value: T) =>
    async (...args: unknown[]): Promise<T> => {
      calls.push([name, ...args])
      const failure = failures.shift()
      if (failure) throw failure
      return value
    }
  const matched = { matchedCount: 1, deletedCount: 1 }
  const database: Database = {
    collection: (coll) => ({
      findOne: answer(`${coll}.findOne`, { _id: 'localhost' }),
      insertOne: answer(`${coll}.insertOne`, {}),
      updateOne: answer(`${coll}.updateOne`, matched),
      deleteOne: answer(`${coll}.deleteOne`, matched),
    }),
  }
  const login = async (token: string) => {
    logins.push(token)
    const failure = failures[0]
    if (failure?.message === 'login') throw failures.shift()!
    return database
  }
  return { logins, calls, failures, matched, login, ended: [] as string[] }
}

const open = ({ login, ended }: ReturnType<typeof createServer>, token: () => string | null = () => 't') =>
  createRealmClient({ token, login, onSessionEnd: () => ended.push('ended') })

describe('the realm client', () => {
  it('signs in once for many calls, again for another token', async () => {
    const server = createServer()
    let token = 't1'
    const realm = open(server, () => token)
    await realm.findOne('settings', 'localhost')
    await realm.insert('bandi', { _id: 'b' })
    token = 't2'
    await realm.remove('bandi', 'b')
    expect(server.logins).toEqual(['t1', 't2'])
  })

  it('sends no field without a value, also deep inside: realm-web would make it null', async () => {
    const server = createServer()
    const realm = open(server)
    await realm.insert('aziende', { _id: 'a', sedi: [{ tipo: 'legale', comune: undefined, cap: null }] } as {
      _id: string
    })
    await realm.update('aziende', 'a', { set: { sedi: [{ tipo: 'legale', comune: undefined }] } })
    expect(server.calls[0]?.[1]).toStrictEqual({ _id: 'a', sedi: [{ tipo: 'legale', cap: null }] })
    expect(server.calls[1]?.[2]).toStrictEqual({ $set: { sedi: [{ tipo: 'legale' }] } })
  })

  it('sends a patch as $set, $unset and $push, and leaves out what is empty', async () => {
    const server = createServer()
    const realm = open(server)
    await realm.update('bandi', 'b', { set: { 'data.titolo': 'X' }, unset: ['data.link'] })
    await realm.update('bandi', 'b', { set: { 'data.titolo': 'X' } })
    await realm.update('bandi', 'b', { unset: ['data.link'] })
    await realm.update('pratiche', 'p', { push: { note: { testo: 'X', per: undefined } } })
    expect(server.calls.map(([, , patch]) => patch)).toEqual([
      { $set: { 'data.titolo': 'X' }, $unset: { 'data.link': '' } },
      { $set: { 'data.titolo': 'X' } },
      { $unset: { 'data.link': '' } },
      { $push: { note: { testo: 'X' } } },
    ])
  })

  it('sends the version that an update was made on, and the one that its author has seen', async () => {
    const server = createServer()
    const realm = open(server)
    await realm.update('bandi', 'b', { unset: ['x'] }, { base: 3 })
    await realm.update('bandi', 'b', { set: { a: 1 } }, { base: 3, seen: 5 })
    expect(server.calls).toEqual([
      ['bandi.updateOne', { _id: 'b' }, { $set: { versione: 3 }, $unset: { x: '' } }],
      ['bandi.updateOne', { _id: 'b', versione: 5 }, { $set: { a: 1, versione: 3 } }],
    ])
  })

  it('hands over the fields of a conflict with both values', async () => {
    const server = createServer()
    const conflict = { versione: 5, conflict: [{ field: 'a', mine: 1, theirs: 2, by: 'Ada', at: '2026-03-05' }] }
    const failure = refusal(409, 'Ada ha modificato nel frattempo: a.', 'RECORD_CONFLICT')
    server.failures.push(Object.assign(failure, { link: linkOfDetails(conflict) }))
    await expect(open(server).update('aziende', 'a', { set: { a: 1 } }, { base: 3 })).rejects.toMatchObject({
      code: 'RECORD_CONFLICT',
      ...conflict,
    })
  })

  it("turns a refusal into the server's Italian words and code", async () => {
    const server = createServer()
    server.failures.push(refusal(403, 'Non puoi modificare questi campi: gestoreId.', 'WRITE_FIELD'))
    const realm = open(server)
    await expect(realm.update('aziende', 'a', { set: {} })).rejects.toMatchObject({
      name: 'WriteError',
      code: 'WRITE_FIELD',
      message: 'Non puoi modificare questi campi: gestoreId.',
    })
    expect(server.calls).toHaveLength(1)
  })

  it('says that the record is gone when nothing was touched', async () => {
    const server = createServer()
    Object.assign(server.matched, { matchedCount: 0, deletedCount: 0 })
    const realm = open(server)
    await expect(realm.update('bandi', 'b', { set: { a: 1 } })).rejects.toMatchObject({ code: 'GONE' })
    await expect(realm.remove('bandi', 'b')).rejects.toMatchObject({ code: 'GONE' })
  })

  it('signs in again once when the login has died, then repeats the write', async () => {
    const server = createServer()
    const realm = open(server)
    await realm.insert('bandi', { _id: 'a' })
    server.failures.push(refusal(401, 'invalid session', 'InvalidSession'))
    await realm.insert('bandi', { _id: 'b' })
    expect(server.logins).toEqual(['t', 't'])
    expect(server.calls).toHaveLength(3)
    expect(server.ended).toEqual([])
  })

  it('gives up when a fresh login is refused as well', async () => {
    const server = createServer()
    server.failures.push(refusal(401, 'La sessione è finita: accedi di nuovo.'), refusal(401))
    const realm = open(server)
    await expect(realm.insert('bandi', { _id: 'a' })).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    expect(server.calls).toHaveLength(2)
    expect(server.ended).toEqual(['ended'])
  })

  it.each([
    ['the answer was lost', new TypeError('Failed to fetch')],
    ['the answer was cut short', new SyntaxError('Unexpected end of JSON input')],
    ['a machine on the way spoke for the server', refusal(502)],
    ['a machine on the way waited too long', refusal(504, '<html>')],
  ])('does not write twice, and says that it may be saved, when %s', async (_when, failure) => {
    for (const call of ['insert', 'update', 'remove'] as const) {
      const server = createServer()
      server.failures.push(failure)
      const realm = open(server)
      const write = {
        insert: () => realm.insert('bandi', { _id: 'a' }),
        update: () => realm.update('bandi', 'a', { set: { x: 1 } }),
        remove: () => realm.remove('bandi', 'a'),
      }
      await expect(write[call]()).rejects.toMatchObject({
        code: 'NETWORK',
        message: expect.stringContaining('potrebbe essere salvata'),
      })
      expect(server.calls).toHaveLength(1)
    }
  })

  it('adds a line with an id once: when the record has it, the first try had arrived', async () => {
    const server = createServer()
    const realm = open(server)
    const push = { scadenze: { id: 'r1', tipo: 'invio' } }
    await realm.update('pratiche', 'p', { push })
    expect(server.calls).toEqual([['pratiche.updateOne', { _id: 'p', 'scadenze.id': { $ne: 'r1' } }, { $push: push }]])
    server.matched.matchedCount = 0
    await expect(realm.update('pratiche', 'p', { push })).resolves.toBeNull()
    expect(server.calls.at(-1)).toEqual(['pratiche.findOne', { _id: 'p', 'scadenze.id': 'r1' }])
  })

  it('signs in anew after a login that failed', async () => {
    const server = createServer()
    server.failures.push(new TypeError('login'))
    const realm = open(server)
    // nothing was sent
    await expect(realm.insert('bandi', { _id: 'a' })).rejects.toMatchObject({
      code: 'NETWORK',
      message: expect.stringContaining('non è stata salvata'),
    })
    await realm.insert('bandi', { _id: 'a' })
    expect(server.logins).toEqual(['t', 't'])
  })

  it('asks to sign in when there is no session', async () => {
    const server = createServer()
    const realm = open(server, () => null)
    await expect(realm.insert('bandi', { _id: 'a' })).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    expect(server.logins).toEqual([])
    expect(server.ended).toEqual(['ended'])
  })
})
