import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crea } from '../lib/modulo/crea.mjs'
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

it('starts from what the other modules use: the same packages, the contract of today', () => {
  const packageOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name: _, description: __, ...own } = packageOf(modello)
  expect(packageOf(join(root, 'mf-rent'))).toMatchObject(own)
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
