import { CliError } from './lib/module/command-line.mjs'
import { unknownVerb, VERBS } from './lib/module/verbs.mjs'
import { requireNode } from './lib/node-version.mjs'

// Exit code 0: done. 1: refused, or something is not as it must be. 2: the command itself is wrong.
requireNode()
const [verb = '', ...words] = process.argv.slice(2)
const known = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
if (!known) {
  console.error(unknownVerb(verb))
  process.exitCode = 2
} else {
  try {
    process.exitCode = await known.run(words)
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}
