import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const root = join(__dirname, '../..')

it('names the modules there are when one is misspelt', () => {
  expect(dev(['mf-bandii'])).toEqual({
    status: 1,
    said: expect.stringContaining('No such module: mf-bandii. There are mf-'),
  })
})

it('says how to start a portal when a module has none to live in', () => {
  const { status, said } = dev(['mf-bandi'], { PORTAL: 'http://localhost:9' })
  expect(status).toBe(1)
  expect(said).toContain('No portal answers at http://localhost:9.')
  expect(said).toContain('npm start')
})

it('says how to choose a port when another program has it', async () => {
  const stranger = await listen()
  const { port } = stranger.address() as AddressInfo
  const { status, said } = dev([], { PORT: String(port) })
  stranger.close()
  expect(status).toBe(1)
  expect(said).toContain(`http://localhost:${port} is taken by another program, which is not a portal.`)
})

function dev(args: string[], env: Record<string, string> = {}) {
  const script = `import { dev } from './tools/lib/dev/dev.mjs'; process.exit(await dev(${JSON.stringify(args)}))`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, said: stderr }
}

/** Accepts connections but, as this process waits for the other, never answers. */
function listen(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => resolve(server))
  })
}
