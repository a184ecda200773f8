import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDeclarations } from '../lib/declarations.mjs'
import { create } from '../lib/module/create.mjs'
import { workspacesOf } from '../lib/workspaces.mjs'
import { compareData, usedData } from '../webpack/declaration/data.mjs'
import { readDeclaration, spokenContracts } from '../webpack/declaration/declaration.mjs'

const root = join(__dirname, '../..')
const template = join(root, 'tools/lib/module/template')
const said: string[] = []

it.each([
  ['Scadenze', 'use one word'],
  ['le-scadenze', 'use one word'],
  ['../fuori', 'use one word'],
  ['', 'use one word'],
  ['bandi', 'mf-bandi exists already'],
  ['credito', 'taken by mf-istituti'],
  ['login', 'taken by a page of the shell'],
  ['api', 'taken by the server'],
])('refuses the name "%s" and writes nothing', async (name, reason) => {
  const before = [readdirSync(root), readdirSync(join(root, 'e2e/journeys')), lock()]
  await expect(create(name, { root, say: (line) => said.push(line) })).rejects.toThrow(reason)
  expect([readdirSync(root), readdirSync(join(root, 'e2e/journeys')), lock()]).toEqual(before)
  expect(said).toEqual([])
})

it('declares what its files import and nothing else', () => {
  const repository = mkdtempSync(join(tmpdir(), 'bandiera-create-'))
  writeFileSync(join(repository, 'package.json'), JSON.stringify({ workspaces: ['mf-*'] }))
  cpSync(template, join(repository, 'mf-placeholder'), { recursive: true })
  expect(checkDeclarations(repository)).toEqual([])
  rmSync(repository, { recursive: true })
})

it('starts from what the other modules use: the same versions, the contract of today', () => {
  const used = Object.assign({}, ...workspacesOf(root).flatMap(({ manifest }) => listsOf(manifest)))
  expect(used).toMatchObject(
    Object.assign({}, ...listsOf(JSON.parse(readFileSync(join(template, 'package.json'), 'utf8')))),
  )
  expect(readDeclaration(join(template, 'src/module.ts')).definition.contract).toBe(`^${spokenContracts()[0]}`)
})

it('declares the data that it uses', () => {
  const { dati } = readDeclaration(join(template, 'src/module.ts')).definition
  expect(compareData(dati, usedData(join(template, 'src')))).toEqual([])
})

it('has nothing in it that is only for the template', () => {
  expect(existsSync(join(template, 'node_modules'))).toBe(false)
  expect(readdirSync(template).toSorted()).toEqual(['README.md', 'e2e', 'package.json', 'src', 'webpack.config.mjs'])
})

const lock = () => readFileSync(join(root, 'package-lock.json'), 'utf8')
const listsOf = ({ dependencies, devDependencies }: Record<string, object>) => [{ ...dependencies, ...devDependencies }]
