import { setImmediate as round } from 'node:timers/promises'
import { createCalls, KINDS, type Calls, type Kind } from './calls.ts'

const anna = { tenant: 'localhost', person: 'localhost anna' }
const KIND_NAMES = Object.keys(KINDS) as Kind[]

function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

async function* pieces(calls: Calls, count: number, told: string[]): AsyncGenerator<string> {
  for await (const n of calls.budget('lines').inTurns(Array.from({ length: count }, (_, at) => at))) {
    told.push(`made ${n}`)
    yield `${n}`
  }
}

describe('of what one person asks for', () => {
  it.each(KIND_NAMES)(
    '%s: a limited number is at work, a limited number waits, and each has its budget',
    async (kind) => {
      const calls = createCalls()
      const { atOnce, most, refused } = KINDS[kind]
      const working = await Promise.all(Array.from({ length: atOnce }, () => calls.enter(kind, anna)))
      const waiting = Array.from({ length: most - atOnce }, () => calls.enter(kind, anna))
      await expect(calls.enter(kind, anna)).rejects.toMatchObject({ code: refused, args: [most] })
      expect((await calls.enter(kind, { ...anna, person: 'localhost bruno' })) instanceof Function).toBe(true)
      for (const leave of working) leave()
      for (const next of waiting) (await next)()
      expect(calls.budget(kind).left()).toBeGreaterThan(1_000_000)
    },
  )

  it('nothing begins in the turn in which the one before it ended', async () => {
    const calls = createCalls()
    let turns = 0
    const counting = setInterval(() => (turns += 1), 0)
    const work = () => calls.inLane('reads', 'localhost', async () => busy(3))
    await Promise.all(Array.from({ length: 12 }, () => calls.take('call', anna, work)))
    clearInterval(counting)
    expect(turns).toBeGreaterThanOrEqual(10)
  })
})

describe('of one tenant', () => {
  it('a limited number of reads runs, and another tenant has lanes of its own', async () => {
    const calls = createCalls()
    let [working, most] = [0, 0]
    let open = (): void => undefined
    const gate = new Promise<void>((resolve) => (open = resolve))
    const read = async (): Promise<void> => {
      most = Math.max(most, (working += 1))
      await gate
      working -= 1
    }
    const reads = Array.from({ length: 12 }, () => calls.inLane('reads', 'localhost', read))
    expect(await calls.inLane('reads', 'altro', async () => 'answered')).toBe('answered')
    expect(await calls.inLane('matches', 'localhost', async () => 'answered')).toBe('answered')
    open()
    await Promise.all(reads)
    expect(most).toBe(4)
  })

  it('a reader who takes its time has no lane in that time, and one who goes away ends what is made for it', async () => {
    const calls = createCalls()
    const told: string[] = []
    const slow = Array.from({ length: 8 }, () => calls.piecesInLane('localhost', pieces(calls, 3, told)))
    expect(await Promise.all(slow.map(async (one) => (await one.next()).value))).toEqual(Array(8).fill('0'))
    for (const one of slow) await one.return(undefined)
    await round()
    expect(told).toEqual(Array(8).fill('made 0'))
    expect((await calls.piecesInLane('localhost', pieces(calls, 1, told)).next()).value).toBe('0')
  })
})
