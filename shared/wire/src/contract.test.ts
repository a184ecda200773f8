import golden from '../test/modulo.contract-1.json'
import { contractRange, presentModule } from './contract.ts'
import { ModuleManifestSchema } from './manifest.ts'

/** What a build of contract 1 wrote, never to be changed: such modules are in use. */
const built = ModuleManifestSchema.parse(golden)

it('reads a module of contract 1 in the shape of today', () => {
  expect(presentModule(built)).toEqual({ ...golden, contract: '^1.0.0', shared: {} })
})

it('reads the oldest ones too, which know no commands and do not say what their screens load', () => {
  const { comandi: _, screens: __, ...oldest } = golden
  expect(presentModule(ModuleManifestSchema.parse(oldest))).toMatchObject({
    contract: '^1.0.0',
    comandi: [],
    screens: {},
  })
})

it('leaves a module of today as it is, and what it read once too', () => {
  const today = { ...built, contract: '^2.0.0', shared: { react: '^19.3.1' } }
  expect(presentModule(today)).toEqual(today)
  expect(presentModule(presentModule(built))).toEqual(presentModule(built))
})

it('turns only numbers into ranges', () => {
  expect([1, '^2.1.0'].map(contractRange)).toEqual(['^1.0.0', '^2.1.0'])
})
