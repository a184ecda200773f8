import { FEED_TOPIC, privateChannel, REALM_APP_ID, REALM_BASE, REALM_SERVICE } from '@bandiera/wire'
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
  title: `tokens that live ${LIFE} s, in sockets and streams that only listen`,
  invariant: 'nothing arrives later than a second after the end of a token, and the server answers it no more',
  rounds: 3,
  short: 1,
  async run({ seed, rounds, say }) {
    let [before, told] = [0, 0]
    const violations = await withScene({ seed, pages: 8, say }, async (scene) => {
      const found: string[] = []
      const work = scene.work()
      for (let round = 1; round <= rounds; round += 1) {
        for (const account of ['admin', 'gestore'] as const) {
          const session = scene.sessions[account]
          const [{ early, late, answered }, stream] = await Promise.all([listen(scene, session), watch(scene, session)])
          before += early
          told += stream.early
          if (stream.late > 0)
            found.push(`round ${round}: ${account} got ${stream.late} changes from a stream after its end`)
          if (!stream.ended) found.push(`round ${round}: the stream of ${account} was still open two seconds later`)
          if (stream.early === 0)
            found.push(`round ${round}: ${account} got nothing from a stream while its token was good`)
          if (early === 0) found.push(`round ${round}: ${account} heard nothing while its token was good`)
          if (late > 0) found.push(`round ${round}: ${account} heard ${late} messages after its token had ended`)
          if (answered !== 401) found.push(`round ${round}: /sync/pull answered ${answered} to an expired token`)
        }
      }
      await work.stop()
      return [...found, ...(await scene.settle())]
    })
    return { rounds, violations, figure: `${before} messages and ${told} events before, 0 after` }
  },
}

/** A socket whose handshake carries a short token; it never asks for anything again. */
async function listen({ data, portal }: Scene, session: Session) {
  const token = await shortToken(data, session, 'session')
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

/** A realm-web stream with a short access token; its collection is the one that most is written to. */
async function watch({ data, portal }: Scene, session: Session) {
  const token = await shortToken(data, session, 'access')
  const end = (decodeJwt(token).exp ?? 0) * 1000 + GRACE
  const call = { name: 'watch', service: REALM_SERVICE, arguments: [{ collection: 'aziende' }] }
  const request = encodeURIComponent(Buffer.from(JSON.stringify(call)).toString('base64'))
  const { body } = await fetch(
    `${portal().url}${REALM_BASE}/app/${REALM_APP_ID}/functions/call?baas_request=${request}`,
    {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(end - Date.now() + 2000),
    },
  )
  const heard = { early: 0, late: 0, ended: false }
  try {
    for await (const text of body!.pipeThrough(new TextDecoderStream())) {
      const events = text.match(/^data: \{"_id"/gm)?.length ?? 0
      if (Date.now() > end) heard.late += events
      else heard.early += events
    }
    heard.ended = true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return heard
}

/** The session's own token, or an access token of it, signed again with the server's key and an early end. */
async function shortToken(data: string, { token }: Session, typ: 'session' | 'access'): Promise<string> {
  const key = new TextEncoder().encode(readFileSync(join(data, 'key'), 'utf8').trim())
  return new SignJWT({ ...decodeJwt(token), typ, exp: Math.floor(Date.now() / 1000) + LIFE })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(key)
}
