import { endpointsOf } from './endpoints.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterAll(() => portal.stop())

/**
 * Answered without a login: where the server is, the logins themselves, what a link of a mail opens (the
 * link is the credential), the privacy text, and the report of what a page holds.
 */
const OPEN = [
  /\/location$/,
  /\/auth\/providers\/:provider\/login$/,
  /^POST \/api\/password(?:\/|$)/,
  /^POST \/api\/registrazione(?:\/|$)/,
  /^GET \/api\/privacy$/,
  /^POST \/api\/moduli\/uso$/,
]
/** Ends nothing unless the bearer names a session, and answers the same either way. */
const SILENT = 'DELETE /api/client/v2.0/auth/session'

it('the cookie t alone opens no endpoint of any family', async () => {
  const { token, sid } = await portal.tenant('localhost').sessions.start(people.admin)
  const guarded = endpointsOf(portal.app).filter((name) => !OPEN.some((open) => open.test(name)))
  for (const known of ['GET /sync/pull', 'POST /api/import/incentivi', 'GET /api/riferimenti/comuni', SILENT])
    expect(guarded).toContain(known)
  const answers: string[] = []
  for (const name of guarded) {
    const [method, path] = name.split(' ') as [string, string]
    const answer = await fetch(portal.url + path.replaceAll(/:(\w+)/g, 'x'), {
      method,
      headers: { cookie: `t=${token}`, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      ...(method !== 'GET' && { body: '{}' }),
    })
    if (answer.status !== 401 && name !== SILENT) answers.push(`${name}: ${answer.status}`)
  }
  expect(answers).toEqual([])
  expect(await portal.tenant('localhost').sessions.accessToken(sid)).not.toBeNull()
})
