import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

const serve = pathToFileURL(join(__dirname, '../lib/serve.mjs')).href
const WHEN_ASKED = `process.on("SIGINT", () => finish("interrupted")); process.on("SIGTERM", () => finish("asked"))
const finish = (word) => { console.log(word); setTimeout(() => { console.log("clean"); process.exit(0) }, 100) }
setInterval(() => {}, 1000); console.log("up")`

/** Command line that puts `serve` around a program. */
const serving = (program: string) => [
  '--input-type=module',
  '-e',
  `import { serve } from '${serve}'; process.exitCode = await serve(['-e', ${JSON.stringify(program)}])`,
]

/** Waits until the program has printed a line. */
async function up(child: ChildProcessByStdio<null, Readable, null>) {
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  await once(child.stdout, 'data')
  return { child, printed: () => printed, ended: once(child.stdout, 'end') }
}

const stdio = ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit']

it('ends with the exit code of the program', async () => {
  const { child } = await up(spawn(process.execPath, serving('console.log("up"); process.exitCode = 7'), { stdio }))
  expect(await once(child, 'exit')).toEqual([7, null])
})

it('passes a signal on once and waits for a clean end', async () => {
  const { child, printed } = await up(spawn(process.execPath, serving(WHEN_ASKED), { stdio }))
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(printed()).toBe('up\ninterrupted\nclean\n')
})

it('stops the program when the shell that npm put between dies without passing the signal on', async () => {
  const script = '"$0" "$@"; :'
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const { child, printed, ended } = await up(
    spawn('/bin/sh', ['-c', script, process.execPath, ...serving(WHEN_ASKED)], { stdio, env }),
  )
  child.kill('SIGTERM')
  await ended
  expect(printed()).toBe('up\nasked\nclean\n')
})
