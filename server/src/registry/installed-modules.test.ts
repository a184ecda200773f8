import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { createInstalledModules } from './installed-modules.ts'

let root: string
let problems: string[]
beforeEach(async () => {
  problems = []
  root = await mkdtemp(path.join(tmpdir(), 'bandiera-moduli-'))
})
afterEach(() => rm(root, { recursive: true }))

/** As the first contract wrote it: a number, no libraries, no commands. */
const old = {
  schema: 1,
  version: '0.9.0',
  container: 'prova_0_9_0',
  entry: 'remoteEntry.js',
  contract: 1,
  features: {},
  routes: [],
  menu: [],
  slots: [],
  files: {},
  preload: [],
}

async function build(id: string, content: object | string, name = 'module.json') {
  const folder = path.join(root, id, 'dist')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
}

const list = () => createInstalledModules(root, (problem) => problems.push(problem)).list()

it('tells modules of this contract and of the one before in one shape', async () => {
  const shared = { react: '^19.3.1' }
  await build('mf-nuovo', { ...old, id: 'mf-nuovo', contract: '^2.0.0', shared, comandi: [], screens: {} })
  await build('mf-vecchio', { ...old, id: 'mf-vecchio' })
  expect(await list()).toEqual([
    { ...old, id: 'mf-nuovo', contract: '^2.0.0', shared, comandi: [], screens: {} },
    { ...old, id: 'mf-vecchio', contract: '^1.0.0', shared: {}, comandi: [], screens: {} },
  ])
})

it('reads modulo.json of an older build, and module.json where both are there', async () => {
  await build('mf-vecchio', { ...old, id: 'mf-vecchio' }, 'modulo.json')
  await build('mf-nuovo', { ...old, id: 'mf-nuovo' })
  await build('mf-nuovo', '{', 'modulo.json')
  expect((await list()).map(({ id }) => id)).toEqual(['mf-nuovo', 'mf-vecchio'])
  expect(problems).toEqual([])
})

it('leaves a broken one out and says which', async () => {
  await build('mf-rotto', '{')
  await build('mf-vecchio', { ...old, id: 'mf-vecchio' })
  expect((await list()).map(({ id }) => id)).toEqual(['mf-vecchio'])
  expect(problems).toEqual([expect.stringContaining(path.join('mf-rotto', 'dist', 'module.json'))])
})
