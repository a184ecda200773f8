import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, PASSWORD } from './world.ts'

const run = promisify(execFile)
const ROOT = path.join(__dirname, '../../..')
const text = readFileSync(path.join(ROOT, 'docs/protocol.md'), 'utf8')
const examples = [...text.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code!)

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
})
afterAll(() => portal.stop())

const output = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, PORTAL: portal.url, BANDIERA_DEMO_PASSWORD: PASSWORD }
  const { stdout } = await run(process.execPath, args, { cwd: ROOT, env })
  return stdout
}

it.each([
  ['Signing in', /^gestore\n\{\s+u: \{/],
  ['Channels', /listening/],
  ['realm-web', /nome: 'localhost'[\s\S]*\n3\n[\s\S]*Azienda 1 Srl/],
  ['writing', /\+3902123456[\s\S]*403 WRITE_OWNER/],
  ['watching', /^insert [0-9a-f]{24}/],
  ['the feed', /snapshot: true[\s\S]*-> \d+: \d+ entries/],
])(
  'the example of %s in docs/protocol.md runs and prints what it promises',
  async (name, expected) => {
    const at = ['Signing in', 'Channels', 'realm-web', 'writing', 'watching', 'the feed'].indexOf(name)
    expect(await output('--input-type=module', '-e', examples[at]!)).toMatch(expected)
  },
  30_000,
)

it('docs/demo.mjs signs in, reads, writes and gets the change with both unmodified clients', async () => {
  const printed = await output('docs/demo.mjs')
  expect(printed).toMatch(/^socket: gestore signed in\ndatabase: \d+ companies to see\n/)
  expect(printed).toMatch(/watch: insert of Prova \d+ S\.r\.l\.\nchannel: insert of Prova \d+ S\.r\.l\.\n$/)
})
