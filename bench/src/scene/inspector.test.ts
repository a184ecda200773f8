/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { INSPECTED, liveMemoryOf } from './inspector.ts'

/** Writes 40 messages of 1 MB into a socket whose other end does not read. */
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
  const ended = once(child, 'close')
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  try {
    // its only line; none when it ends before
    await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])
    return await liveMemoryOf({ output: () => said })
  } finally {
    child.kill()
    await ended
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
