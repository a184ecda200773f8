import { AUTH_COOKIE, AUTH_TOKEN_KEY } from '@bandiera/wire'
import type { Browser, BrowserContext } from '@playwright/test'
import { create } from 'socketcluster-client'
import { emailOf, PASSWORD, type Account } from '../sign-in.ts'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Milliseconds: longer than any journey. */
const NO_LIMIT = 3_600_000

/** What of socketcluster-client signs in. */
interface Client {
  readonly signedAuthToken: string | null
  invoke: (procedure: string, data: unknown) => Promise<unknown>
  listener: (event: string) => AsyncIterable<unknown>
  disconnect: () => void
}

/**
 * What a browser keeps after the login of an account: the session token, in its storage and in the cookie. The account signs in
 * over the portal's socket, as the form does, without a page: that costs a hundredth of one.
 */
export async function signedInState(browser: Browser, address: string, account: Account): Promise<StorageState> {
  const { host, hostname, port, origin } = new URL(address)
  // only browsers know every name below localhost; sessions are listed by the browser that they were begun in
  const headers = { Host: host, 'User-Agent': `Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/${browser.version()}` }
  const client = create({
    hostname: '127.0.0.1',
    port: Number(port),
    path: '/socketcluster/',
    wsOptions: { headers },
    autoReconnect: false,
    // a busy machine answers late: the time for it is that of the whole journey
    connectTimeout: NO_LIMIT,
    ackTimeout: NO_LIMIT,
    authTokenName: `token-of-${account}`,
  }) as unknown as Client
  void (async () => {
    for await (const _error of client.listener('error')) continue
  })()
  await client.invoke('login', { email: emailOf(account), password: PASSWORD })
  const token = client.signedAuthToken
  client.disconnect()
  if (!token) throw new Error(`${account} has no session at ${address}`)
  const cookie = { name: AUTH_COOKIE, value: token, domain: hostname, path: '/', expires: -1, httpOnly: false }
  return {
    cookies: [{ ...cookie, secure: true, sameSite: 'None' }],
    origins: [{ origin, localStorage: [{ name: AUTH_TOKEN_KEY, value: token }] }],
  }
}
