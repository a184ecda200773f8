import { missingTags } from '@bandiera/tools/journey-files'
import { limitOf } from '@bandiera/tools/slowness'
import { test as base, expect } from '@playwright/test'
import { watchCode } from './support/module-code.ts'
import { rateOf, slowDown } from './support/slow-down.ts'
import { waitUntilThere } from './support/settled.ts'

interface TestFixtures {
  /** Fails the test when its pages run code of a module that its tags do not name. */
  taggedCode: void
  /** Where processors are slowed, the time limit of a test grows by the same factor, up to a maximum. */
  slowClock: void
}

/**
 * Playwright's test, with a watch over every page of every context of a test, those that its helpers open too: which modules' code
 * runs in it, and that `goto` waits for the portal. With `BANDIERA_E2E_SLOW=4` each page runs four times slower than on a quiet
 * core of reference.
 */
export const test = base.extend<TestFixtures>({
  browser: [
    async ({ browser }, use) => {
      const rate = rateOf(process.env)
      if (rate > 1) slowDown(browser, rate)
      waitUntilThere(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  slowClock: [
    async ({}, use, testInfo) => {
      const rate = rateOf(process.env)
      const set = testInfo.setTimeout.bind(testInfo)
      testInfo.setTimeout = (milliseconds) => set(limitOf(milliseconds, rate))
      if (rate > 1) testInfo.setTimeout(testInfo.timeout)
      await use()
    },
    { auto: true },
  ],
  taggedCode: [
    async ({ browser }, use, testInfo) => {
      const watch = watchCode(browser)
      await use()
      watch.stop()
      testInfo.annotations.push({ type: 'code', description: [...watch.modules].toSorted().join(' ') })
      // pictures are no journeys: nothing is kept of them by tags
      if (testInfo.project.name !== 'journeys' || testInfo.status !== 'passed') return
      const untagged = missingTags(watch.modules, testInfo.tags)
      if (untagged) throw new Error(untagged)
    },
    { auto: true },
  ],
})
export { expect }
