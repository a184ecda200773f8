import { once } from 'node:events'
import * as net from 'node:net'
import { createTurns, nextTurn, sortedInTurns, withPauses } from './scheduling.ts'

const refuse = () => new Error('too many')

it('gives each person one turn after the other, and the next one also when a turn failed', async () => {
  const turns = createTurns({ most: 10, refuse })
  const told: string[] = []
  const gates = new Map<string, () => void>()
  const ask = (uid: string, name: string) =>
    turns.take(uid, async () => {
      told.push(`${name} begins`)
      await new Promise<void>((resolve) => gates.set(name, resolve))
      if (name === 'a1') throw new Error('broken')
      return name
    })
  const answers = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')]
  await new Promise(setImmediate)
  expect(told).toEqual(['a1 begins', 'b1 begins'])
  gates.get('a1')!()
  await expect(answers[0]).rejects.toThrow('broken')
  await new Promise(setImmediate)
  gates.get('a2')!()
  gates.get('b1')!()
  expect(await Promise.all(answers.slice(1))).toEqual(['a2', 'b1'])
})

it('refuses a person with too much waiting, no other, and only until that is done', async () => {
  const turns = createTurns({ most: 2, refuse })
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const waiting = [turns.take('a', () => gate), turns.take('a', () => gate)]
  await expect(turns.take('a', async () => 1)).rejects.toThrow('too many')
  expect(await turns.take('b', async () => 2)).toBe(2)
  open()
  await Promise.all(waiting)
  expect(await turns.take('a', async () => 3)).toBe(3)
})

it('runs at most the given number of one person, and passes a turn that is given up to the next one', async () => {
  const turns = createTurns({ most: 4, atOnce: 2, refuse })
  const [first, second] = [await turns.enter('a'), await turns.enter('a')]
  const told: string[] = []
  const gone = new AbortController()
  const left = turns.enter('a', gone.signal).catch((error: unknown) => error)
  const next = turns.enter('a').then((leave) => (told.push('next'), leave))
  await expect(turns.enter('a')).rejects.toThrow('too many')
  gone.abort(new Error('gone'))
  expect(await left).toEqual(new Error('gone'))
  expect(told).toEqual([])
  first()
  first()
  const leave = await next
  await expect(turns.enter('a', gone.signal)).rejects.toThrow('gone')
  const fourth = [turns.enter('a'), turns.enter('a')]
  await expect(turns.enter('a')).rejects.toThrow('too many')
  second()
  leave()
  for (const each of await Promise.all(fourth)) each()
  expect(await turns.take('a', async () => 3)).toBe(3)
})

it('lets one of those that wait go on at a time, in their order', async () => {
  const told: string[] = []
  const timer = setInterval(() => told.push('timer'), 0)
  const work = async (name: string): Promise<void> => {
    for (let n = 0; n < 3; n++) {
      await nextTurn()
      told.push(`${name}${n}`)
      // longer than the timer is due
      const until = performance.now() + 2
      while (performance.now() < until);
    }
  }
  await Promise.all(['a', 'b', 'c'].map(work))
  clearInterval(timer)
  expect(told.filter((one) => one !== 'timer')).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
  expect(told.join(' ')).not.toMatch(/[abc]\d [abc]\d/)
})

it('lets many connections in between two pieces of work', async () => {
  const CONNECTIONS = 64
  let [accepted, pieces] = [0, 0]
  const server = net.createServer((socket) => {
    accepted += 1
    socket.destroy()
  })
  server.listen(0, '127.0.0.1', 256)
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  const sockets = Array.from({ length: CONNECTIONS }, () => net.connect(port, '127.0.0.1').on('error', () => undefined))
  while (accepted < CONNECTIONS) {
    await nextTurn()
    pieces += 1
  }
  sockets.forEach((socket) => socket.destroy())
  server.close()
  expect(pieces).toBeLessThan(CONNECTIONS / 2)
})

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

function work(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('hands on every item in order and lets timers run in between, however few items are how much work', async () => {
  const seen: (number | string)[] = []
  const timer = setInterval(() => seen.push('timer'), 0)
  for await (const item of withPauses(numbers(30))) {
    work(2)
    seen.push(item)
  }
  clearInterval(timer)
  expect(seen.filter((item) => item !== 'timer')).toEqual(numbers(30))
  const turns = seen.join(' ').split('timer')
  expect(turns.length).toBeGreaterThan(5)
})

describe('a sort of more items than one turn takes', () => {
  it.each([0, 1, 255, 256, 257, 5000])('is the sort of all at once, equal ones in their order: %s', async (count) => {
    const items = Array.from({ length: count }, (_, n) => ({ n, a: (n * 7919) % 100 }))
    const order = (one: { a: number }, other: { a: number }): number => one.a - other.a
    expect(await sortedInTurns(items, order)).toEqual(items.toSorted(order))
  })

  it('leaves the event loop free', async () => {
    const items = Array.from({ length: 60_000 }, (_, n) => `nome ${(n * 7919) % 60_000}`)
    let turns = 0
    const counting = setInterval(() => (turns += 1), 0)
    const sorted = await sortedInTurns(items, (a, b) => a.localeCompare(b))
    clearInterval(counting)
    expect(sorted.length).toBe(60_000)
    expect(turns).toBeGreaterThan(2)
  })
})
