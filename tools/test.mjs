// @ts-check
import { ensureBuilt } from './lib/built.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled()
const { quickSteps, serverStep } = await import('./lib/checks.mjs')
const { runJourneys } = await import('./lib/journeys.mjs')
const { checkStep, runSteps } = await import('./lib/steps.mjs')
await runSteps([
  ...quickSteps(),
  serverStep(),
  checkStep('build', ensureBuilt),
  { name: 'journeys', run: () => runJourneys() },
])
