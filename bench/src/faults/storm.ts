import { FEED_TOPIC, privateChannel, SOCKET_OPTIONS } from '@bandiera/wire'
import { setTimeout as wait } from 'node:timers/promises'
import * as socketcluster from 'socketcluster-client'
import type { Fault } from '../fault.ts'
import { ACCOUNTS } from '../scene/prepared.ts'
import { withScene, type Scene } from '../scene/scene.ts'

const SOCKETS = 200
/** Milliseconds from "ready" until every client gets its feed again: spec §7 lets the last one begin after four seconds. */
const BACK_WITHIN = 5000
const ALLOWED = 3000

export const fault: Fault = {
  number: 13,
  title: `${SOCKETS} sockets with the delays of the specification, and a server that is deployed again`,
  invariant: 'all of them hear their feed again, and none is closed in a way that keeps it away for good',
  rounds: 2,
  async run({ seed, rounds, say }) {
    let slowest = 0
    const violations = await withScene({ seed, pages: 8, say }, async (scene) => {
      const found: string[] = []
      const members = Array.from({ length: SOCKETS }, (_, n) => openMember(scene, n))
      const everybody = async (patience: number): Promise<number> => {
        const began = performance.now()
        while (members.some(({ state }) => !state.hears) && performance.now() - began < patience) await wait(50)
        return performance.now() - began
      }
      await everybody(60_000)
      for (let round = 1; round <= rounds; round += 1) {
        await (round % 2 === 1 ? scene.stopAndRestart() : scene.killAndRestart())
        const took = await everybody(BACK_WITHIN + ALLOWED)
        slowest = Math.max(slowest, took)
        const away = members.filter(({ state }) => !state.hears).length
        if (away > 0) found.push(`round ${round}: ${away} sockets are still away ${took.toFixed(0)} ms after the start`)
      }
      // on 1000, and 4500 or above, the library never reconnects
      const final = members.flatMap(({ state }) => state.codes).filter((code) => code === 1000 || code >= 4500)
      if (final.length > 0)
        found.push(`${final.length} sockets were closed for good (${[...new Set(final)].join(', ')})`)
      for (const { leave } of members) leave()
      return [...found, ...(await scene.settle())]
    })
    return { rounds, violations, figure: `all back after ${(slowest / 1000).toFixed(1)} s` }
  },
}

/** A socket as the portal's pages open it: signs in after each connection, listens to its feed. */
function openMember({ portal, sessions }: Scene, n: number) {
  const { token, uid } = sessions[ACCOUNTS[n % ACCOUNTS.length]!]
  const { port } = portal()
  const name = `storm-${n}`
  const socket = socketcluster.create({ ...SOCKET_OPTIONS, hostname: 'localhost', port, authTokenName: name })
  const state = { hears: false, codes: [] as number[] }
  const channel = socket.subscribe(privateChannel(uid, FEED_TOPIC), { waitForAuth: true })
  void (async () => {
    for await (const _event of socket.listener('connect'))
      void socket.invoke('tokenLogin', { t: token }).catch(() => undefined)
  })()
  void (async () => {
    for await (const { code } of socket.listener('disconnect')) {
      state.hears = false
      if (code !== undefined) state.codes.push(code)
    }
  })()
  void (async () => {
    for await (const _event of channel.listener('subscribe')) state.hears = true
  })()
  return { state, leave: () => socket.disconnect() }
}
