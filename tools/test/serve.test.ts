import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const serve = pathToFileURL(join(__dirname, '../lib/serve.mjs')).href

/** Starts `serve` around a program and waits until the program has printed a line. */
async function serving(program: string): Promise<{ parent: ChildProcess; printed: () => string }> {
  const code = `import { serve } from '${serve}'; process.exitCode = await serve(['-e', ${JSON.stringify(program)}])`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  parent.stdout.on('data', (chunk) => (printed += chunk))
  await once(parent.stdout, 'data')
  return { parent, printed: () => printed }
}

it('ends with the exit code of the program', async () => {
  const { parent } = await serving('console.log("up"); process.exitCode = 7')
  expect(await once(parent, 'exit')).toEqual([7, null])
})

it('passes a signal on once and waits for a clean end', async () => {
  const stops = 'setTimeout(() => { console.log("clean"); process.exit(0) }, 100)'
  const { parent, printed } = await serving(
    `process.on("SIGINT", () => { console.log("asked"); ${stops} }); setInterval(() => {}, 1000); console.log("up")`,
  )
  parent.kill('SIGINT')
  parent.kill('SIGINT')
  expect(await once(parent, 'exit')).toEqual([0, null])
  expect(printed()).toBe('up\nasked\nclean\n')
})
