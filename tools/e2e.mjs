import { prepare } from './lib/built.mjs'
import { optionsOf, UsageError } from './lib/journey-options.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const args = process.argv.slice(2)
const options = understood()
if (options?.list) for (const { name, tags } of options.journeys) console.log(`${name.padEnd(28)} ${tags.join(' ')}`)
else if (options) await run()

async function run() {
  await prepare()
  const { runJourneys } = await import('./lib/journeys.mjs')
  const { close } = await import('./lib/close.mjs')
  close(await runJourneys(args))
}

function understood() {
  try {
    return optionsOf(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 2
    return null
  }
}
