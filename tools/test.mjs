// @ts-check
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

/** Of the faults: the same draws in each run. */
const SEED = '5'

requireNode()
await ensureInstalled()
const { buildStep, serverStep, staticSteps, unitStep } = await import('./lib/checks.mjs')
const { runJourneys } = await import('./lib/journeys.mjs')
const { runNode } = await import('./lib/run.mjs')
const { checkStep, runSteps } = await import('./lib/steps.mjs')
await runSteps([
  ...staticSteps(),
  buildStep(),
  unitStep(),
  serverStep(),
  checkStep('faults', () => runNode(['tools/faults.mjs', 'kill', 'rights', 'soak', '--short', '--seed', SEED])),
  { name: 'journeys', run: () => runJourneys(['--short']) },
])
