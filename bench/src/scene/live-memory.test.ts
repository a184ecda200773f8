/** @jest-environment node */
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { INSPECTED, liveMemoryOf } from './live-memory.ts'

/** Writes 40 messages of 1 MB into a socket, at the end of which nobody reads. */
const program = (message: string, write: string) => `
  const { connect, createServer } = require('node:net')
  const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1', () => {
    const socket = connect(server.address().port, '127.0.0.1', () => {
      for (let n = 0; n < 40; n += 1) { const message = ${message}; ${write} }
      console.log('ready')
    })
  })`

async function liveIn(code: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', code], { env: { ...process.env, ...INSPECTED } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  try {
    while (!output.includes('ready') && child.exitCode === null) await wait(10)
    return await liveMemoryOf({ output: () => output })
  } finally {
    child.kill()
  }
}

it.each([
  ['bytes', 'Buffer.alloc(1e6, n)'],
  ['text', 'JSON.stringify(String(n % 10).repeat(1e6))'],
])('counts messages of %s that wait to be sent, and nothing that is let go of', async (_, message) => {
  // the system takes some MB of what is written
  expect(await liveIn(program(message, 'socket.write(message)'))).toBeGreaterThan(25)
  expect(await liveIn(program(message, ''))).toBeLessThan(10)
})

it('says that a process has no inspector', async () => {
  await expect(liveMemoryOf({ output: () => 'ready' })).rejects.toThrow('did not say where its inspector listens')
})
