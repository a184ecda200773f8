import { SHORT_LIVED } from '@bandiera/tools/open-browser'
import { patienceOf } from '@bandiera/tools/slowness'
import { defineConfig } from '@playwright/test'
import { rateOf } from './support/slow-down.ts'

// `npm run e2e` finds the browser; run by hand, Playwright's own is used.
const executablePath = process.env.BANDIERA_CHROMIUM

export default defineConfig({
  testMatch: '*.spec.ts',
  // `npm run e2e -- --project doc-pictures` takes the pictures of the documents again, `npm run pictures` those of every page
  projects: [
    { name: 'journeys', testDir: './journeys' },
    { name: 'doc-pictures', testDir: './doc-pictures' },
    { name: 'pictures', testDir: './pictures' },
  ],
  outputDir: './test-results',
  globalSetup: './seed.ts',
  // each has a server and a browser of its own
  workers: 2,
  // a moment without the processor is not a failure; what needs its second try is listed as flaky
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: patienceOf(15_000, rateOf(process.env)) },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    // a trace of every step costs as much as the journey: `--trace on` asks for one by hand
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        SHORT_LIVED,
      ],
    },
  },
})
