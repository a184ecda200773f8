import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleIds } from '../lib/workspaces.mjs'
import { checkData, compareData, usedData } from '../webpack/declaration/data.mjs'
import { readDeclaration } from '../webpack/declaration/declaration.mjs'

const root = join(__dirname, '../..')
const modules = moduleIds()

it.each(modules)('%s declares the data that its sources use, and no others', (id) => {
  const { definition } = readDeclaration(join(root, id, 'src/module.ts'))
  expect(definition.dati).toBeDefined()
  expect(compareData(definition.dati, usedData(join(root, id, 'src')))).toEqual([])
})

describe('what sources use', () => {
  it.each([
    ['a query', `useRecords({ coll: 'aziende' })`, { legge: ['aziende'], scrive: [] }],
    ['a query or none', `useRecords(id ? { coll: 'docs', where: { id } } : null)`, { legge: ['docs'], scrive: [] }],
    ['the query of a list', `useListRecords({ coll: 'bandi' }, question)`, { legge: ['bandi'], scrive: [] }],
    ['a hook', `useWindow('aziende', {})`, { legge: ['aziende'], scrive: [] }],
    ['a question of a press', `await ask.count('docs', [])`, { legge: ['docs'], scrive: [] }],
    ['a helper of the module', `useNewest('pratiche', null)`, { legge: ['pratiche'], scrive: [] }],
    ['a list of what is followed', `const COLLS = ['aziende', 'bandi']`, { legge: ['aziende', 'bandi'], scrive: [] }],
    ['a write', `update('bandi', id, patch)`, { legge: [], scrive: ['bandi'] }],
    ['a form that adds a record once', `useInsertOnce('bandi')`, { legge: [], scrive: ['bandi'] }],
    ['a write of another person', `restore({ coll: 'bandi', id })`, { legge: [], scrive: ['bandi'] }],
    ['a form, which names who saved since', `useEdit('docs', doc)`, { legge: ['docs', 'usr'], scrive: [] }],
    ['a group of companies', `useReadGroup()`, { legge: ['aziende'], scrive: [] }],
    ['the same by its name of an older contract', `useReachGruppo()`, { legge: ['aziende'], scrive: [] }],
    ['the bin', "useIds('docs'); request(`/api/cestino/${coll}`)", { legge: ['docs'], scrive: ['docs'] }],
    ['a question to the policy', `refusalOf(usr, { coll: 'bandi' })`, { legge: [], scrive: [] }],
    ['a word that is no collection', `t('aziende agricole'); const id = 'bandi'`, { legge: [], scrive: [] }],
  ])('%s', (_, source, used) => {
    expect(usedIn({ 'a.tsx': source })).toEqual(used)
  })

  it('are those of the module itself, not of its tests and examples', () => {
    const source = `useIds('docs')`
    expect(usedIn({ 'a.test.tsx': source, 'esempi.ts': source, 'testing/un.ts': source })).toEqual({
      legge: [],
      scrive: [],
    })
  })
})

it('says in words what to change', () => {
  const used = { legge: ['usr', 'bandi'], scrive: ['docs'] }
  expect(compareData({ legge: ['aziende', 'docs'], scrive: ['bandi'] }, used)).toEqual([
    'writes "docs": name it in dati.scrive',
    'reads "usr": name it in dati.legge',
    'never writes "bandi": take it out of dati.scrive',
    'never reads "aziende": take it out of dati.legge',
  ])
})

it('refuses a collection that does not exist or is named twice, and nothing else', () => {
  expect(checkData({ legge: ['fatture', 'docs'], scrive: ['docs'] })).toEqual([
    'dati: there is no collection "fatture"',
    'dati: "docs" is named twice; what is in scrive may be read too',
  ])
  expect([checkData(undefined), checkData({ legge: [], scrive: [] })]).toEqual([[], []])
})

function usedIn(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'bandiera-dati-'))
  mkdirSync(join(folder, 'testing'))
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source)
  try {
    return usedData(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
