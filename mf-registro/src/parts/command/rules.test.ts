import { commandOf, schemaOf, type Order, type CommandValues } from './rules.ts'

const values: CommandValues = { versione: '1.1.0', percento: 10, canale: 'next', perche: 'prova', urgente: false }
const of = (richiesta: Order, over: Partial<CommandValues> = {}) => commandOf(richiesta, { ...values, ...over })
const id = 'mf-bandi'
const tenant = 'uno.test'

it('says to the registry what was pressed and what was filled in, and nothing else', () => {
  expect(of({ verb: 'promuovi', id })).toEqual({ verb: 'promuovi', id, version: '1.1.0', channel: 'next' })
  expect(of({ verb: 'promuovi', id, tenant })).toEqual({ verb: 'promuovi', id, version: '1.1.0', tenants: [tenant] })
  expect(of({ verb: 'canarino', id })).toEqual({ verb: 'canarino', id, version: '1.1.0', percent: 10 })
  expect(of({ verb: 'segui', id, tenant })).toEqual({ verb: 'segui', id, channel: 'next', tenants: [tenant] })
  expect(of({ verb: 'spegni', id, tenant })).toEqual({ verb: 'spegni', id, tenants: [tenant] })
  expect(of({ verb: 'annulla', tenant, to: 0 })).toEqual({ verb: 'annulla', to: 0, tenants: [tenant] })
})

it('is no command while something is missing', () => {
  expect(of({ verb: 'promuovi', id }, { versione: '' })).toBeNull()
  expect(of({ verb: 'canarino', id }, { percento: undefined })).toBeNull()
  expect(of({ verb: 'canarino', id }, { percento: 120 })).toBeNull()
})

it('always wants a reason, and of the rest what the verb needs', () => {
  const faults = (verb: Order['verb'], over: Partial<CommandValues>) =>
    schemaOf({ verb, id })
      .safeParse({ ...values, ...over })
      .error?.issues.map(({ path }) => path[0])
  expect(faults('spegni', { perche: ' ' })).toEqual(['perche'])
  expect(faults('promuovi', { versione: '' })).toEqual(['versione'])
  expect(faults('canarino', { percento: undefined })).toEqual(['percento'])
  expect(faults('segui', { versione: '', percento: undefined })).toBeUndefined()
})
