import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { readShell } from './shell-files.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bandiera-shell-'))
  await mkdir(path.join(root, 'shell/dist'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const shell = (content: object) => writeFile(path.join(root, 'shell/dist/shell.json'), JSON.stringify(content))

it('says what modules may count on: contracts and libraries', async () => {
  const facts = { version: '1.4.0', contracts: ['2.0.0', '1.0.0'], shared: { react: '19.3.1' } }
  await shell({ ...facts, scripts: ['/s/main.js'] })
  expect(await readShell(root)).toEqual({ ...facts, scripts: ['/s/main.js'], preload: [], kit: {} })
})

it('takes a shell that was built before it said so for one of the first contract', async () => {
  await shell({ version: '0.1.0', scripts: [] })
  expect(await readShell(root)).toMatchObject({ version: '0.1.0', contracts: ['1.0.0'], shared: {} })
})

it('refuses to answer for a shell that is not built', async () => {
  await expect(readShell(root)).rejects.toMatchObject({ code: 'PAGE_UNBUILT' })
})
