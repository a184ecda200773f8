import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDeclarations } from '../lib/declarations.mjs'
import { crea } from '../lib/modulo/crea.mjs'
import { workspacesOf } from '../lib/workspaces.mjs'
import { compareData } from '../webpack/modulo/check-data.mjs'
import { readDeclaration } from '../webpack/modulo/read-declaration.mjs'
import { usedData } from '../webpack/modulo/used-data.mjs'
import { spokenContracts } from '../webpack/modulo/read-contract.mjs'

const root = join(__dirname, '../..')
const modello = join(root, 'tools/lib/modulo/modello')
const said: string[] = []

it.each([
  ['Scadenze', 'usa una parola sola'],
  ['le-scadenze', 'usa una parola sola'],
  ['../fuori', 'usa una parola sola'],
  ['', 'usa una parola sola'],
  ['bandi', 'mf-bandi c’è già'],
  ['credito', 'già preso da mf-istituti'],
  ['login', 'già preso da una pagina della shell'],
  ['api', 'già preso dal server'],
])('refuses the name «%s» and writes nothing', async (name, reason) => {
  const before = [readdirSync(root), readdirSync(join(root, 'e2e/journeys')), lock()]
  await expect(crea(name, { root, say: (line) => said.push(line) })).rejects.toThrow(reason)
  expect([readdirSync(root), readdirSync(join(root, 'e2e/journeys')), lock()]).toEqual(before)
  expect(said).toEqual([])
})

it('declares what its files import and nothing else', () => {
  const repository = mkdtempSync(join(tmpdir(), 'bandiera-crea-'))
  writeFileSync(join(repository, 'package.json'), JSON.stringify({ workspaces: ['mf-*'] }))
  cpSync(modello, join(repository, 'mf-modello'), { recursive: true })
  expect(checkDeclarations(repository)).toEqual([])
  rmSync(repository, { recursive: true })
})

it('starts from what the other modules use: the same versions, the contract of today', () => {
  const used = Object.assign({}, ...workspacesOf(root).flatMap(({ manifest }) => listsOf(manifest)))
  expect(used).toMatchObject(
    Object.assign({}, ...listsOf(JSON.parse(readFileSync(join(modello, 'package.json'), 'utf8')))),
  )
  expect(readDeclaration(join(modello, 'src/module.ts')).definition.contract).toBe(`^${spokenContracts()[0]}`)
})

it('declares the data that it uses', () => {
  const { dati } = readDeclaration(join(modello, 'src/module.ts')).definition
  expect(compareData(dati, usedData(join(modello, 'src')))).toEqual([])
})

it('has nothing in it that is only for the model', () => {
  expect(existsSync(join(modello, 'node_modules'))).toBe(false)
  expect(readdirSync(modello).toSorted()).toEqual(['README.md', 'e2e', 'package.json', 'src', 'webpack.config.mjs'])
})

const lock = () => readFileSync(join(root, 'package-lock.json'), 'utf8')
const listsOf = ({ dependencies, devDependencies }: Record<string, object>) => [{ ...dependencies, ...devDependencies }]
