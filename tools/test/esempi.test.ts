import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkEsempi } from '../webpack/modulo/check-esempi.mjs'
import { parseEsempi, readEsempi } from '../webpack/modulo/read-esempi.mjs'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bandiera-esempi-'))
  mkdirSync(join(dir, 'src'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const slot = { slot: 'azienda.scheda', ref: 'scheda', feature: 'prova', title: 'Prova', order: 1 }
const esempio = {
  slot: 'azienda.scheda',
  ref: 'scheda',
  titolo: 'una società',
  props: { aziendaId: 'a1' },
  chi: { _id: 'u1', name: 'Gina', role: { gestore: true } },
  oggi: '2026-11-23',
  mostra: ['Rossi'],
}

it('finds nothing to say when every part has an example', () => {
  expect(checkEsempi([esempio], { slots: [slot] })).toEqual([])
  expect(checkEsempi([], {})).toEqual([])
})

it.each([
  ['a part without one', [], slot, 'la parte "scheda" dello slot azienda.scheda non ha un esempio'],
  [
    'one of a part that is not there',
    [{ ...esempio, ref: 'altra' }],
    slot,
    'è di una parte che il modulo non dichiara',
  ],
  ['one that is there twice', [esempio, esempio], slot, 'c’è due volte'],
  [
    'somebody who never sees the part',
    [esempio],
    { ...slot, roles: ['admin'] },
    'chi è gestore, e la parte è per admin',
  ],
  ['another white label', [esempio], { ...slot, varianti: ['fidi'] }, 'la parte è per la variante fidi'],
])('says what is wrong with %s', (_, esempi, part, fault) => {
  expect(checkEsempi(esempi, { slots: [part] }).join('\n')).toContain(fault)
})

it('reads them with the texts and records that they are made of, and without the module', () => {
  writeFileSync(join(dir, 'src/testi.ts'), "export const testi = { nome: 'Rossi' }")
  write(`[{ ...scena, chi: unUsr('gestore'), mostra: [testi.nome] }]`)
  const [read] = readEsempi(join(dir, 'src/esempi.ts'))
  expect(read).toMatchObject({ chi: { name: 'Gina Gestisce' }, mostra: ['Rossi'] })
})

it('is no list of examples when the module has none', () => {
  expect(readEsempi(join(dir, 'src/niente.ts'))).toEqual([])
})

it.each([
  ['a function', { props: { report: () => undefined } }, /l’esempio numero 1 non va bene in props\.report/],
  ['a day that is none', { oggi: 'oggi' }, /non va bene in oggi/],
  ['nothing to see', { mostra: [] }, /non va bene in mostra/],
  ['an address outside the portal', { dove: 'https://altrove.example' }, /non va bene in dove/],
])('refuses %s, and says where', (_, over, message) => {
  expect(() => parseEsempi([{ ...esempio, ...over }], 'mf-prova')).toThrow(message)
})

function write(esempi: string) {
  writeFileSync(
    join(dir, 'src/esempi.ts'),
    `import { defineEsempi } from '@bandiera/platform/esempi'
     import { unUsr } from '${join(__dirname, '../../shared/factories/src/factories.ts')}'
     import type module from './module.ts'
     import { testi } from './testi.ts'
     const scena = ${JSON.stringify(esempio)}
     export default defineEsempi<typeof module>(${esempi})`,
  )
}
