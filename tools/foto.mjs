// @ts-check
import { ensureBuilt } from './lib/built.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled()
const { takePictures } = await import('./lib/pictures.mjs')
const { checkStep, runSteps } = await import('./lib/steps.mjs')
const [name = ''] = process.argv.slice(2)
await runSteps([checkStep('build', ensureBuilt), { name: 'foto', run: () => takePictures(name) }])
