import { startPortal, type Portal } from '@bandiera/tools/portal'
import { loginWait, SOCKET_OPTIONS } from '@bandiera/wire'
import { scrypt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as socketcluster from 'socketcluster-client'
import type { Fault } from '../fault.ts'
import { ACCOUNTS, ONE_TENANT, withDemo } from '../scene/prepared.ts'
import { DEMO_PASSWORD } from '../session.ts'

const OFFICE = '203.0.113.5'
const PEOPLE = 20
/** Milliseconds within which an office is in, where two passwords at a time take half a second. */
const WITHIN = 10_000
const USUAL = 500
/** Wrong logins on their way at the same moment. */
const WRONG = 100

/** The senders of wrong passwords during the logins. */
const FLOODS: [name: string, addressOf: ((n: number) => string) | null, within: number][] = [
  ['without a flood', null, WITHIN],
  ['during a flood from one address', () => '198.51.100.1', WITHIN],
  // half of the work is the flood's
  ['during a flood from many addresses', (n) => `198.51.${(n >> 8) & 255}.${n & 255}`, Infinity],
]

export const fault: Fault = {
  number: 15,
  title: `${PEOPLE} people behind one address sign in at once, at the real cost, while others flood the login`,
  invariant: `all of them are in within ${WITHIN / 1000} s, during a flood from many addresses all of them in the end; a flood is tried thirty times a minute from one address`,
  // each round another flood; the last one takes minutes on a slow machine
  rounds: FLOODS.length,
  short: 2,
  run: ({ rounds, say }) =>
    withDemo(async (data) => {
      const portal = await startPortal({ data, env: { ...ONE_TENANT, BANDIERA_PROXY: '127.0.0.1' } })
      const violations: string[] = []
      const figures: string[] = []
      try {
        // known from now on, as an office is that worked here yesterday
        await office(portal, 1)
        for (let round = 1; round <= rounds; round += 1) {
          const [name, addressOf, within] = FLOODS[(round - 1) % FLOODS.length]!
          const flood = addressOf && startFlood(portal, addressOf)
          await flood?.full
          const before = await slowness()
          const { ms, out } = await office(portal, PEOPLE)
          const { tried = 0 } = (await flood?.stop()) ?? {}
          const slow = Math.max(before, await slowness())
          say(`this machine is ${slow.toFixed(1)} times as slow as a calm one`)
          say(
            `round ${round}, ${name}: ${PEOPLE - out} of ${PEOPLE} in after ${ms.toFixed(0)} ms, ${tried} wrong ones tried`,
          )
          figures.push(`${(ms / 1000).toFixed(1)} s`)
          if (out > 0) violations.push(`round ${round}, ${name}: ${out} people were refused`)
          if (ms > within * slow)
            violations.push(`round ${round}, ${name}: the last one was in after ${ms.toFixed(0)} ms`)
        }
      } finally {
        await portal.kill()
      }
      return { rounds, violations, figure: `the last one in after ${figures.join(', ')}` }
    }),
}

/** How much slower than usual two passwords at a time are here and now, with the other work of the machine. */
async function slowness(): Promise<number> {
  const began = performance.now()
  await Promise.all([derive(), derive()])
  return Math.max(1, (performance.now() - began) / USUAL)
}

const derive = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }
    scrypt('una password', Buffer.alloc(16), 32, cost, (error) => (error ? reject(error) : resolve()))
  })

/** `count` people sign in by the socket, as the portal's login does. Returns how long it took, and how many were refused. */
async function office({ port }: Portal, count: number): Promise<{ ms: number; out: number }> {
  const wsOptions = { headers: { 'X-Forwarded-For': OFFICE } }
  const sockets = Array.from({ length: count }, (_, n) =>
    socketcluster.create({ ...SOCKET_OPTIONS, hostname: 'localhost', port, authTokenName: `office-${n}`, wsOptions }),
  )
  await Promise.all(sockets.map((socket) => socket.listener('connect').once()))
  const began = performance.now()
  const login = async (n: number): Promise<boolean> => {
    const email = `${ACCOUNTS[n % ACCOUNTS.length]}@demo.test`
    for (;;) {
      const answer: unknown = await sockets[n]!.invoke('login', { email, password: DEMO_PASSWORD }).catch(String)
      if (typeof answer !== 'string') return true
      // a page goes on by itself when nothing was tried
      const asked = loginWait(answer)
      if (!asked?.untried) return false
      await wait(asked.seconds * 1000)
    }
  }
  const isIn = await Promise.all(sockets.map((_, n) => login(n)))
  const ms = performance.now() - began
  for (const socket of sockets) socket.disconnect()
  return { ms, out: isIn.filter((is) => !is).length }
}

/** Wrong logins without end: each is sent again once it is answered. `full` resolves when the server asks one of them to wait. */
function startFlood({ url }: Portal, addressOf: (n: number) => string) {
  let going = true
  let sent = 0
  let tried = 0
  let isFull = (): void => undefined
  const full = new Promise<void>((resolve) => (isFull = resolve))
  const one = async (): Promise<void> => {
    while (going) {
      const n = sent++
      const body = JSON.stringify({ username: `nessuno${n}@demo.test`, password: 'Primavera2026' })
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) }
      const path = '/api/client/v2.0/app/bandiera/auth/providers/local-userpass/login'
      const { status } = await fetch(new URL(path, url), { method: 'POST', headers, body })
      if (status === 401) tried += 1
      else isFull()
    }
  }
  const all = Promise.all(Array.from({ length: WRONG }, one))
  const stop = async (): Promise<{ tried: number }> => {
    going = false
    await all
    return { tried }
  }
  return { full, stop }
}
