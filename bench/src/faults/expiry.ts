import { FEED_TOPIC, privateChannel } from '@bandiera/wire'
import { decodeJwt, SignJWT } from 'jose'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as socketcluster from 'socketcluster-client'
import type { Fault } from '../fault.ts'
import { withScene, type Scene } from '../scene/scene.ts'
import type { Session } from '../session.ts'

/** Seconds that the tokens are good for, and how long after that something may still arrive. */
const LIFE = 2
const GRACE = 1000

export const fault: Fault = {
  number: 10,
  title: `tokens that live ${LIFE} s, in sockets that only listen`,
  invariant: 'nothing arrives later than a second after the end of a token, and the server answers it no more',
  rounds: 3,
  async run({ seed, rounds, say }) {
    let before = 0
    const violations = await withScene({ seed, pages: 8, say }, async (scene) => {
      const found: string[] = []
      const work = scene.work()
      for (let round = 1; round <= rounds; round += 1) {
        for (const account of ['admin', 'gestore'] as const) {
          const { early, late, answered } = await listen(scene, scene.sessions[account])
          before += early
          if (early === 0) found.push(`round ${round}: ${account} heard nothing while its token was good`)
          if (late > 0) found.push(`round ${round}: ${account} heard ${late} messages after its token had ended`)
          if (answered !== 401) found.push(`round ${round}: /sync/pull answered ${answered} to an expired token`)
        }
      }
      await work.stop()
      return [...found, ...(await scene.settle())]
    })
    return { rounds, violations, figure: `${before} messages before, 0 after` }
  },
}

/** A socket whose handshake carries a short token; it never asks for anything again. */
async function listen({ data, portal }: Scene, session: Session) {
  const token = await shortToken(data, session)
  const authEngine = { loadToken: async () => token, saveToken: async () => token, removeToken: async () => token }
  const { port, url } = portal()
  const options = { hostname: 'localhost', port, path: '/socketcluster/', autoReconnect: false, authEngine }
  const socket = socketcluster.create(options)
  const end = (decodeJwt(token).exp ?? 0) * 1000 + GRACE
  let early = 0
  let late = 0
  const channel = socket.subscribe(privateChannel(session.uid, FEED_TOPIC), { waitForAuth: true })
  void (async () => {
    for await (const _message of channel) {
      if (Date.now() > end) late += 1
      else early += 1
    }
  })()
  await wait(end - Date.now() + 2000)
  socket.disconnect()
  const answered = (
    await fetch(`${url}/sync/pull?since=0&ep=&colls=bandi`, { headers: { authorization: `Bearer ${token}` } })
  ).status
  return { early, late, answered }
}

/** The session's own token, signed again with the server's key and an early end. */
async function shortToken(data: string, { token }: Session): Promise<string> {
  const key = new TextEncoder().encode(readFileSync(join(data, 'key'), 'utf8').trim())
  return new SignJWT({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) + LIFE })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(key)
}
