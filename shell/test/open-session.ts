import { unUsr } from '@bandiera/testing'
import { AUTH_TOKEN_KEY } from '@bandiera/wire'
import { createStore } from 'jotai'
import { Session } from '../src/session/session.ts'
import { sessionAtom } from '../src/state.ts'
import { createTokenStore } from '../src/session/token-store.ts'
import { aToken } from './a-token.ts'
import { HandConnection } from './hand-connection.ts'

export const gestore = unUsr('gestore')
export const storedToken = () => localStorage.getItem(AUTH_TOKEN_KEY)

/** A session on a socket driven by hand, with or without a stored token. */
export function openSession(token?: string) {
  if (token) localStorage.setItem(AUTH_TOKEN_KEY, token)
  const connection = new HandConnection()
  const messages: string[] = []
  const typed: string[] = []
  let reloads = 0
  let logins = 0
  const store = createStore()
  const session = new Session({
    store,
    connection,
    tokens: createTokenStore(),
    onMessage: (text) => messages.push(text),
    reload: () => reloads++,
    typed: { keep: () => typed.push('keep'), clear: () => typed.push('clear') },
    onLogin: () => logins++,
  })
  return {
    connection,
    store,
    session,
    messages,
    typed,
    state: () => store.get(sessionAtom),
    reloads: () => reloads,
    logins: () => logins,
  }
}

/** The gestore, signed in as the real server does it: the token arrives before the answer. */
export async function openActive() {
  const all = openSession(aToken(gestore._id))
  all.connection.become({ state: 'connect' })
  all.connection.giveToken(aToken(gestore._id))
  await all.connection.next().answer({ u: gestore })
  return all
}

/** What another tab of this browser does to the storage. */
export function inOtherTab(newValue: string | null, key: string | null = AUTH_TOKEN_KEY): void {
  if (newValue === null) localStorage.removeItem(AUTH_TOKEN_KEY)
  else localStorage.setItem(AUTH_TOKEN_KEY, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
