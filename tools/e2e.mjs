// @ts-check
import { ensureBuilt } from './lib/built.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled()
const { runJourneys } = await import('./lib/journeys.mjs')
const { checkStep, runSteps } = await import('./lib/steps.mjs')
await runSteps([checkStep('build', ensureBuilt), { name: 'journeys', run: () => runJourneys(process.argv.slice(2)) }])
