import { LoginAnswerSchema, REALM_APP_ID, REALM_DATABASE, REALM_SERVICE, SOCKET_OPTIONS } from '@bandiera/wire'
import { App, Credentials } from 'realm-web'
import * as socketcluster from 'socketcluster-client'

export const DEMO_PASSWORD = process.env.BANDIERA_DEMO_PASSWORD ?? 'demo-Bandiera-2026'

export interface Session {
  uid: string
  /** Session token: bearer of our own endpoints and credential of realm-web. */
  token: string
}

/** Signs in as a demo account, as the login form does. */
export async function signIn(port: number, account: string, password = DEMO_PASSWORD): Promise<Session> {
  const socket = socketcluster.create({ ...SOCKET_OPTIONS, hostname: 'localhost', port, secure: false })
  try {
    const given = await socket.invoke('login', { email: `${account}@demo.test`, password })
    const answer = LoginAnswerSchema.parse(given)
    if (typeof answer === 'string') throw new Error(`${account} cannot sign in: ${answer}`)
    const token = socket.signedAuthToken ?? (await socket.listener('authenticate').once()).signedAuthToken
    if (!token) throw new Error('the server sent no token')
    return { uid: answer.u._id, token }
  } finally {
    socket.disconnect()
  }
}

/** The database as an unmodified realm-web client sees it; a new client, so nothing of an earlier one helps. */
export async function realmDatabase(url: string, token: string): Promise<Realm.Services.MongoDBDatabase> {
  const app = new App({ id: REALM_APP_ID, baseUrl: url, skipLocationRequest: false })
  const user = await app.logIn(Credentials.jwt(token), false)
  return user.mongoClient(REALM_SERVICE).db(REALM_DATABASE)
}
