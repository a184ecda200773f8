import { defineModule } from './module.ts'

const Plain = () => <p>elenco</p>
const Scheda = ({ aziendaId }: { aziendaId: string }) => <p>{aziendaId}</p>
const base = {
  id: 'mf-prova',
  contract: 1,
  refs: { elenco: async () => ({ Component: Plain }), scheda: async () => ({ Component: Scheda }) },
  features: { prova: { label: 'Prova', on: true } },
  routes: [],
  menu: [],
} as const

const route = { path: '/prova', title: 'Prova', feature: 'prova' } as const
const slot = { title: 'Prova', feature: 'prova', order: 1 } as const

// Checked by the type check: every `@ts-expect-error` that expects nothing is itself an error.
it('accepts refs that exist, roles of the trade and parts that take the props of their slot', () => {
  const module = defineModule({
    ...base,
    routes: [{ ...route, ref: 'elenco', roles: ['gestore'] }],
    slots: [{ ...slot, slot: 'azienda.scheda', ref: 'scheda' }],
  })
  expect(module.routes[0]?.ref).toBe('elenco')
})

it('refuses what the shell could not show', () => {
  // @ts-expect-error a ref that does not exist
  defineModule({ ...base, routes: [{ ...route, ref: 'dettaglio' }] })
  // @ts-expect-error a role that does not exist
  defineModule({ ...base, routes: [{ ...route, ref: 'elenco', roles: ['capo'] }] })
  // @ts-expect-error a screen that needs props cannot be a route
  defineModule({ ...base, routes: [{ ...route, ref: 'scheda' }] })
  // @ts-expect-error a slot that does not exist
  defineModule({ ...base, slots: [{ ...slot, slot: 'fattura.scheda', ref: 'scheda' }] })
  // @ts-expect-error a part that takes other props than its slot gives
  defineModule({ ...base, slots: [{ ...slot, slot: 'bando.scheda', ref: 'scheda' }] })
  // @ts-expect-error a version of the contract that this platform does not have
  defineModule({ ...base, contract: 2 })
  // @ts-expect-error an id outside the naming rule
  expect(defineModule({ ...base, id: 'prova' }).id).toBe('prova')
})
