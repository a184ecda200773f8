import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createCrowd, type CrowdLimits, type LineServer } from './crowd.ts'

const LIMITS: CrowdLimits = { strangers: 2, messages: { stranger: 3, signedIn: 5 }, window: 10_000 }

class HandLine extends EventEmitter {
  closed: [number, string] | null = null
  heard = 0
  isPaused = false
  pause = () => void (this.isPaused = true)
  close = (code: number, reason: string) => void (this.closed = [code, reason])
  terminate = () => void this.emit('close')
  say(times = 1) {
    for (let n = 0; n < times; n++) this.emit('message')
  }
}

function open() {
  const server = new EventEmitter()
  let now = 0
  const addressOf = ({ headers }: Pick<IncomingMessage, 'headers' | 'socket'>) => String(headers.from)
  const crowd = createCrowd(server as unknown as LineServer, { addressOf, limits: LIMITS, now: () => now })
  const request = (from: string) => ({ headers: { from } }) as IncomingMessage
  const connect = (from = '203.0.113.1') => {
    const line = new HandLine()
    // the library listens first
    line.on('message', () => (line.heard += 1))
    server.emit('connection', line, request(from))
    return line
  }
  const isFull = (from = '203.0.113.1') => crowd.isFull(request(from))
  return { crowd, connect, isFull, pass: (ms: number) => (now += ms) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('accepts a limited number of messages of a stranger within the window, and closes the connection at the next', () => {
  const { connect } = open()
  const line = connect()
  line.say(3)
  expect(line.closed).toBeNull()
  line.say(100)
  expect([line.closed?.[0], line.isPaused]).toEqual([4429, true])
  // the one too many was on its way already
  expect(line.heard).toBe(4)
})

it('begins to count anew with each window', () => {
  const { connect, pass } = open()
  const line = connect()
  line.say(3)
  pass(10_000)
  line.say(3)
  expect(line.closed).toBeNull()
})

it('accepts more from a signed-in user, until it is a stranger again', () => {
  const { connect, crowd, pass } = open()
  const line = connect()
  crowd.signedIn(line)
  line.say(5)
  expect(line.closed).toBeNull()
  pass(10_000)
  crowd.signedOut(line)
  line.say(4)
  expect(line.closed?.[0]).toBe(4429)
})

it('is full with the limit of strangers’ sockets from one address, other addresses are not', () => {
  const { connect, crowd, isFull } = open()
  const [first, second] = [connect(), connect()]
  expect([isFull(), isFull('203.0.113.2')]).toEqual([true, false])
  crowd.signedIn(first)
  crowd.signedIn(first)
  expect(isFull()).toBe(false)
  crowd.signedOut(first)
  expect(isFull()).toBe(true)
  second.terminate()
  expect(isFull()).toBe(false)
  first.terminate()
  crowd.signedOut(first)
  connect()
  expect(isFull()).toBe(false)
})

it('cuts the connection of a client that ignores the farewell', () => {
  const { connect, isFull } = open()
  const [line] = [connect(), connect()]
  line.say(4)
  expect(isFull()).toBe(true)
  jest.advanceTimersByTime(1000)
  expect(isFull()).toBe(false)
})
