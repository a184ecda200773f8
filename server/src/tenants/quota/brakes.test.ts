import { PortalError } from '../../errors.ts'
import { createBrakes, type Brakes } from './brakes.ts'

let clock = 0
const at = (seconds: number) => void (clock = seconds * 1000)
const open = (tenant = 600, person = 60): Brakes => {
  clock = 0
  return createBrakes({ tenant, person }, () => clock)
}
const write = (brakes: Brakes, person: string, times = 1, bytes = 100): string => {
  try {
    for (let n = 0; n < times; n++) {
      brakes.admit('t', person)
      brakes.count('t', person, bytes)
    }
    return 'passes'
  } catch (error) {
    return `${(error as PortalError).code} ${(error as PortalError).args.join()}`
  }
}

it('lets six minutes’ worth pass at once, then the given number a minute', () => {
  const brakes = open()
  expect(write(brakes, 'a', 360)).toBe('passes')
  expect(write(brakes, 'a')).toBe('WRITES_TOO_MANY 1')
  at(30)
  expect([write(brakes, 'a', 30), write(brakes, 'a')]).toEqual(['passes', 'WRITES_TOO_MANY 1'])
  at(24 * 3600)
  expect([write(brakes, 'a', 360), write(brakes, 'a')]).toEqual(['passes', 'WRITES_TOO_MANY 1'])
})

it('counts a large record as several writes', () => {
  expect(write(open(), 'a', 7, 1024 * 1024)).toBe('WRITES_TOO_MANY 25')
})

it('leaves the others alone, until the tenant has had enough', () => {
  const brakes = open(90, 60)
  expect([write(brakes, 'a', 400), write(brakes, 'b', 180)]).toEqual(['WRITES_TOO_MANY 1', 'passes'])
  expect(write(brakes, 'c')).toBe('WRITES_BUSY 1')
  expect(() => brakes.admit('another', 'c')).not.toThrow()
})

it('ends a transaction that began, and makes the next one wait for all of it', () => {
  const brakes = open()
  brakes.admit('t', 'a')
  for (let n = 0; n < 1000; n++) brakes.count('t', 'a', 1)
  expect(write(brakes, 'a')).toBe('WRITES_TOO_MANY 641')
  at(641)
  expect(write(brakes, 'a')).toBe('passes')
})

it('tells who was refused, how often and when last, the newest first, each once a minute', () => {
  const brakes = open()
  const told: string[] = []
  brakes.onRefusal(({ chi, volte }) => void told.push(`${chi} ${volte}`))
  write(brakes, 'a', 400)
  write(brakes, 'a')
  brakes.refused('t', 'b', 'spazio', new PortalError('QUOTA_PERSON', 1))
  expect(brakes.list()).toEqual([
    { tenant: 't', chi: 'b', tipo: 'spazio', volte: 1, ultima: '1970-01-01T00:00:00.000Z' },
    { tenant: 't', chi: 'a', tipo: 'scritture', volte: 2, ultima: '1970-01-01T00:00:00.000Z' },
  ])
  expect(told).toEqual(['a 1', 'b 1'])
})

it('holds a bounded list, of which the oldest go', () => {
  const brakes = open()
  for (let n = 0; n < 500; n++) brakes.refused('t', `p${n}`, 'spazio', new PortalError('QUOTA_PERSON', 1))
  expect(brakes.list()).toHaveLength(200)
  expect(brakes.list()[0]).toMatchObject({ chi: 'p499' })
})
