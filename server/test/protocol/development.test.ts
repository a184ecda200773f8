import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { startPortal } from './portal.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bandiera-root-'))
  await mkdir(path.join(root, 'shell/dist'), { recursive: true })
  await writeFile(path.join(root, 'shell/dist/shell.json'), JSON.stringify({ scripts: [] }))
})
afterAll(() => rm(root, { recursive: true }))

it.each([
  ['development', true],
  ['production', false],
])('the page of a server in %s says development: %s', async (mode, development) => {
  const portal = await startPortal({ tenants: ['localhost'], env: { BANDIERA_ROOT: root, NODE_ENV: mode } })
  const page = await portal.app.inject({ url: '/', headers: { host: `localhost:${portal.port}` } })
  const [, json = ''] = /id="bandiera-manifest"[^>]*>(.*?)<\/script>/s.exec(page.body) ?? []
  expect(JSON.parse(json)).toMatchObject({ development })
  await portal.stop()
})
