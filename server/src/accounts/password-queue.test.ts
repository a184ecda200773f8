import { createPasswordQueue, type Caller, type QueueLimits } from './password-queue.ts'

const LIMITS: QueueLimits = { lanes: 1, perKey: 3, inAll: 6, longest: 8000 }

/** A queue whose pieces of work end when the test says so, one after the other. */
function open(limits: Partial<QueueLimits> = {}) {
  const queue = createPasswordQueue({ ...LIMITS, ...limits })
  const done: string[] = []
  const refused: string[] = []
  const running: (() => void)[] = []
  const ask = (name: string, caller: Partial<Caller> = {}) => {
    const work = () => new Promise<void>((resolve) => running.push(resolve))
    void queue.run({ key: name[0]!, known: false, ...caller }, work).then(
      () => done.push(name),
      ({ code }: { code: string }) => refused.push(`${name} ${code}`),
    )
  }
  const settle = async () => {
    for (let n = 0; n < 10; n++) await Promise.resolve()
  }
  const finish = async (count = 1) => {
    for (let n = 0; n < count; n++) {
      await settle()
      running.shift()?.()
      await settle()
    }
  }
  return { ask, finish, settle, done, refused, running }
}

afterEach(() => jest.useRealTimers())

it('runs a fixed number at the same time, the others in their order', async () => {
  const { ask, finish, done, running, settle } = open({ lanes: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name)
  await settle()
  expect(running).toHaveLength(2)
  await finish(4)
  expect(done).toEqual(['a1', 'a2', 'a3', 'a4'])
})

it('lets the keys take turns: a flood of one holds up no other', async () => {
  const { ask, finish, done } = open()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) ask(name)
  await finish(7)
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('refuses what is too much of one key, and nothing of another', async () => {
  const { ask, finish, done, refused, settle } = open()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1']) ask(name)
  await settle()
  expect(refused).toEqual(['a5 LOGIN_BUSY', 'a6 LOGIN_BUSY'])
  await finish(5)
  expect(done).toContain('b1')
})

it('drops one of the address with most in a full line, not the newest', async () => {
  const { ask, settle, refused } = open()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'd1']) ask(name)
  await settle()
  expect(refused).toEqual(['a4 LOGIN_BUSY'])
})

it('refuses the newest when all addresses in a full line have as few', async () => {
  const { ask, settle, refused } = open()
  for (const name of ['0', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) ask(name)
  await settle()
  expect(refused).toEqual(['g LOGIN_BUSY'])
})

it('keeps half of the work and a line of their own for those who are known', async () => {
  const { ask, finish, done, refused } = open()
  for (const name of ['0', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) ask(name)
  for (const name of ['X', 'Y', 'Z']) ask(name, { known: true })
  await finish(10)
  expect(done).toEqual(['0', 'X', 'a', 'Y', 'b', 'Z', 'c', 'd', 'e', 'f'])
  expect(refused).toEqual(['g LOGIN_BUSY'])
})

it('refuses what has waited too long, and says when to try again', async () => {
  jest.useFakeTimers()
  const queue = createPasswordQueue(LIMITS)
  void queue.run({ key: 'a', known: false }, () => new Promise(() => undefined))
  const late = queue.run({ key: 'b', known: false }, async () => 'never').catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(8000)
  expect(await late).toMatchObject({ code: 'LOGIN_BUSY', status: 429, args: [2] })
})

it('asks those who are known to wait for their own line, however many strangers wait', async () => {
  jest.useFakeTimers()
  const queue = createPasswordQueue({ ...LIMITS, inAll: 60 })
  const never = () => new Promise<void>(() => undefined)
  for (let n = 0; n < 60; n++) void queue.run({ key: `stranger ${n}`, known: false }, never).catch(() => undefined)
  for (let n = 0; n < 3; n++) void queue.run({ key: 'office', known: true }, never).catch(() => undefined)
  // six pieces of 0.4 s, not sixty-three
  await expect(queue.run({ key: 'office', known: true }, never)).rejects.toMatchObject({ args: [3] })
})

it('goes on after work that failed', async () => {
  const queue = createPasswordQueue(LIMITS)
  const failing = queue.run({ key: 'a', known: false }, () => Promise.reject(new Error('no')))
  const next = queue.run({ key: 'a', known: false }, async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
