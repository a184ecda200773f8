import { startPortal } from '@bandiera/tools/portal'
import type { BrowserContext, Page } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './sign-in.ts'
import { SEED } from './seed.ts'
import { signedInState, type StorageState } from './support/signed-in.ts'
import { expect, test as base } from './watched.ts'

type SignedIn = (account: Account, options?: { host?: string }) => Promise<Page>

interface StateOf {
  (account: Account, host: string): Promise<StorageState>
  forget: (account: Account) => void
}

interface WorkerFixtures {
  /** Data folder of this worker's own server. */
  dataFolder: string
  /** Address of a tenant on this worker's own server. */
  addressOf: (host?: string) => string
  /** What a browser keeps after signing in, from one login; `forget` when that session has ended. */
  stateOf: StateOf
}

/** Journeys run on a server of their own, started on a copy of the demo data; `signedIn` opens a second browser each time. */
export const test = base.extend<{ signedIn: SignedIn }, WorkerFixtures>({
  dataFolder: [
    async ({}, use) => {
      const data = await mkdtemp(join(tmpdir(), 'bandiera-e2e-'))
      await cp(process.env[SEED] ?? '', data, { recursive: true })
      await use(data)
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  addressOf: [
    async ({ dataFolder: data }, use) => {
      const portal = await startPortal({ data })
      await use((host = 'localhost') => `http://${host}:${portal.port}`)
      const code = await portal.stop()
      expect(code, portal.output()).toBe(0)
    },
    { scope: 'worker' },
  ],
  stateOf: [
    async ({ browser, addressOf }, use) => {
      const states = new Map<string, Promise<StorageState>>()
      const stateOf = (account: Account, host: string) => {
        const key = `${account}@${host}`
        const known = states.get(key) ?? signedInState(browser, addressOf(host), account)
        states.set(key, known)
        return known
      }
      const forget = (account: Account) => {
        for (const key of states.keys()) if (key.startsWith(`${account}@`)) states.delete(key)
      }
      await use(Object.assign(stateOf, { forget }))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ addressOf }, use) => use(addressOf()),
  signedIn: async ({ browser, addressOf, stateOf }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (account, { host = 'localhost' } = {}) => {
      const context = await browser.newContext({ storageState: await stateOf(account, host), baseURL: addressOf(host) })
      contexts.push(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
export { expect }
