import type { ModuleManifest } from '@bandiera/wire'
import { aModule } from '../../../test/registry/a-module.ts'
import { faultsOf } from './check-module.ts'

const { modulo } = aModule()
const [entry, screen] = Object.keys(modulo.files) as [string, string]
const file = modulo.files[entry]!
const slot = { slot: 'azienda.scheda', ref: 'pagina', feature: 'prova', title: 'Prova', order: 1 }
const named = (name: string): Partial<ModuleManifest> => ({ files: { ...modulo.files, [name]: file } })

it('has nothing to say of what a build makes', () => {
  expect(faultsOf(modulo)).toEqual([])
  expect(faultsOf({ ...modulo, dati: { legge: ['usr'], scrive: ['bandi'] } })).toEqual([])
  expect(faultsOf({ ...modulo, ...named('esempi.12345678.json'), slots: [slot] })).toEqual([])
})

it.each<[string, Partial<ModuleManifest>, RegExp]>([
  ['a version that is none', { version: '1.0' }, /«1\.0» non è una versione/],
  ['a version with a path', { version: '../1.0.0' }, /non è una versione/],
  ['the container of another version', { container: 'prova_0_9_0' }, /prova_0_9_0 invece di prova_1_0_0/],
  ['a contract of the first kind', { contract: 1 }, /il contratto è un numero/],
  ['a contract that is no range', { contract: 'due' }, /il contratto «due»/],
  ['no shared libraries', { shared: undefined }, /mancano le versioni/],
  ['a shared library of no version', { shared: { react: 'nuovo' } }, /«nuovo» non indica delle versioni di react/],
  ['data that the portal does not have', { dati: { legge: ['fatture'], scrive: [] } }, /la raccolta «fatture», che/],
  ['an entry that is not among the files', { entry: 'altro.12345678.js' }, /altro\.12345678\.js non è tra i file/],
  ['a preload that is not among the files', { preload: [entry, 'toString'] }, /toString non è tra i file/],
  ['a screen without its file', { files: { [entry]: file } }, new RegExp(`${screen} non è tra i file`)],
  ['a file outside of its folder', named('../a.12345678.js'), /«\.\.\/a\.12345678\.js» non è ammesso/],
  ['a hidden file', named('.a.12345678.js'), /non è ammesso/],
  ['a file that is ours to make', named('a.12345678.js.br'), /non è ammesso/],
  ['a file that a build for development made', named('remoteEntry.js'), /non contiene il codice del contenuto/],
  ['JSON of another name', named('altro.12345678.json'), /«altro\.12345678\.json» non è ammesso/],
  ['parts in slots without examples', { slots: [slot] }, /non ne porta gli esempi/],
  [
    'examples twice',
    { files: { ...named('esempi.12345678.json').files, 'esempi.87654321.json': file } },
    /più di un file/,
  ],
  ['a weak hash', { files: { ...modulo.files, [entry]: { ...file, sri: 'sha256-abc' } } }, /non è sha384/],
  ['a file without end', { files: { ...modulo.files, [entry]: { ...file, size: 1e9 } } }, /supera 20 MB/],
])('finds %s', (_what, over, fault) => {
  expect(faultsOf({ ...modulo, ...over })).toContainEqual(expect.stringMatching(fault))
})
