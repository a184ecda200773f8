// @ts-check
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled()
const { buildStep, staticSteps, unitStep } = await import('./lib/checks.mjs')
const { runSteps } = await import('./lib/steps.mjs')
await runSteps([...staticSteps(), buildStep(), unitStep()])
