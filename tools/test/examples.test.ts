import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkExamples, parseExamples, readExamples } from '../webpack/declaration/examples.mjs'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bandiera-examples-'))
  mkdirSync(join(dir, 'src'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const slot = { slot: 'azienda.scheda', ref: 'scheda', feature: 'prova', title: 'Prova', order: 1 }
const example = {
  slot: 'azienda.scheda',
  ref: 'scheda',
  titolo: 'una società',
  props: { aziendaId: 'a1' },
  chi: { _id: 'u1', name: 'Gina', role: { gestore: true } },
  oggi: '2026-11-23',
  mostra: ['Rossi'],
}

it('finds nothing to say when every part has an example', () => {
  expect(checkExamples([example], { slots: [slot] })).toEqual([])
  expect(checkExamples([], {})).toEqual([])
})

it.each([
  ['a part without one', [], slot, 'part "scheda" of slot azienda.scheda has no example'],
  [
    'one of a part that is not there',
    [{ ...example, ref: 'altra' }],
    slot,
    'is of a part that the module does not declare',
  ],
  ['one that is there twice', [example, example], slot, 'is there twice'],
  [
    'a person who never sees the part',
    [example],
    { ...slot, roles: ['admin'] },
    'chi is gestore, and the part is for admin',
  ],
  ['another white label', [example], { ...slot, varianti: ['fidi'] }, 'the part is for the variant fidi'],
])('says what is wrong with %s', (_, examples, part, fault) => {
  expect(checkExamples(examples, { slots: [part] }).join('\n')).toContain(fault)
})

it('reads them with the texts and records that they are made of, and without the module', () => {
  writeFileSync(join(dir, 'src/testi.ts'), "export const testi = { nome: 'Rossi' }")
  write(`[{ ...scena, chi: unUsr('gestore'), mostra: [testi.nome] }]`)
  const [read] = readExamples(dir)
  expect(read).toMatchObject({ chi: { name: 'Gina Gestisce' }, mostra: ['Rossi'] })
})

it('reads them from the file that was called esempi.ts too', () => {
  writeFileSync(join(dir, 'src/testi.ts'), "export const testi = { nome: 'Rossi' }")
  write('[scena]', 'esempi.ts')
  expect(readExamples(dir)).toMatchObject([{ titolo: 'una società' }])
})

it('is no list of examples when the module has none', () => {
  expect(readExamples(dir)).toEqual([])
})

it.each([
  ['a function', { props: { report: () => undefined } }, /example number 1 is wrong in props\.report/],
  ['a day that is none', { oggi: 'oggi' }, /is wrong in oggi/],
  ['nothing to see', { mostra: [] }, /is wrong in mostra/],
  ['an address outside the portal', { dove: 'https://altrove.example' }, /is wrong in dove/],
])('refuses %s, and says where', (_, over, message) => {
  expect(() => parseExamples([{ ...example, ...over }], 'mf-prova')).toThrow(message)
})

function write(examples: string, file = 'examples.ts') {
  writeFileSync(
    join(dir, 'src', file),
    `import { defineExamples } from '@bandiera/platform/examples'
     import { unUsr } from '${join(__dirname, '../../shared/factories/src/factories.ts')}'
     import type module from './module.ts'
     import { testi } from './testi.ts'
     const scena = ${JSON.stringify(example)}
     export default defineExamples<typeof module>(${examples})`,
  )
}
