import { useEffect } from 'react'
import { defineModule } from './module.ts'
import type { PaletteEntry, PaletteProps } from './slots.tsx'

const Plain = () => <p>elenco</p>
const Scheda = ({ aziendaId }: { aziendaId: string }) => <p>{aziendaId}</p>
const Cerca = ({ text, report }: PaletteProps) => {
  useEffect(() => report([{ id: '1', label: text, to: '/prova' }]), [text, report])
  return null
}
const base = {
  id: 'mf-prova',
  contract: '^2.0.0',
  refs: {
    elenco: async () => ({ Component: Plain }),
    scheda: async () => ({ Component: Scheda }),
    cerca: async () => ({ Component: Cerca }),
  },
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
    menu: [{ id: 'prova', label: 'Prova', to: '/prova', order: 1, feature: 'prova', key: 'p' }],
    comandi: [{ id: 'nuova', label: 'Nuova prova', to: '/prova?nuova=1', feature: 'prova', key: 'n' }],
    dati: { legge: ['usr'], scrive: ['aziende', 'docs'] },
    slots: [
      { ...slot, slot: 'azienda.scheda', ref: 'scheda' },
      { ...slot, slot: 'ricerca', ref: 'cerca' },
      { ...slot, slot: 'comandi', ref: 'cerca' },
      { ...slot, slot: 'dashboard.widget', ref: 'elenco' },
    ],
  })
  expect(module.routes[0]?.ref).toBe('elenco')
})

it('refuses what the shell could not show', () => {
  // @ts-expect-error a ref that does not exist
  defineModule({ ...base, routes: [{ ...route, ref: 'dettaglio' }] })
  // @ts-expect-error a role that does not exist
  defineModule({ ...base, routes: [{ ...route, ref: 'elenco', roles: ['capo'] }] })
  const columns = [{ id: 'nome', label: 'Nome', paths: ['nome'] }]
  const firstRows = { list: 'prove', href: '/prova/:_id', columns }
  defineModule({ ...base, routes: [{ ...route, ref: 'elenco', firstRows: { ...firstRows, c: 'aziende' } }] })
  // @ts-expect-error first rows of a collection that does not exist
  defineModule({ ...base, routes: [{ ...route, ref: 'elenco', firstRows: { ...firstRows, c: 'ditte' } }] })
  // @ts-expect-error a screen that needs props cannot be a route
  defineModule({ ...base, routes: [{ ...route, ref: 'scheda' }] })
  // @ts-expect-error a slot that does not exist
  defineModule({ ...base, slots: [{ ...slot, slot: 'fattura.scheda', ref: 'scheda' }] })
  // @ts-expect-error a part that takes other props than its slot gives
  defineModule({ ...base, slots: [{ ...slot, slot: 'bando.scheda', ref: 'scheda' }] })
  // @ts-expect-error a search part that does not take the text
  defineModule({ ...base, slots: [{ ...slot, slot: 'ricerca', ref: 'scheda' }] })
  // @ts-expect-error a key of two letters
  defineModule({ ...base, menu: [{ id: 'p', label: 'P', to: '/p', order: 1, feature: 'prova', key: 'pr' }] })
  // @ts-expect-error the letter that starts the way to a page
  defineModule({ ...base, comandi: [{ id: 'n', label: 'N', to: '/p', feature: 'prova', key: 'g' }] })
  // @ts-expect-error a command that leads nowhere
  defineModule({ ...base, comandi: [{ id: 'n', label: 'N', feature: 'prova' }] })
  // @ts-expect-error an entry of the palette that neither leads somewhere nor does something
  const entry: PaletteEntry = { id: 'x', label: 'X' }
  // @ts-expect-error an entry that does both
  const both: PaletteEntry = { id: 'x', label: 'X', to: '/x', run: () => {} }
  expect([entry.label, both.label]).toEqual(['X', 'X'])
  // @ts-expect-error a contract as it was written before it had versions
  defineModule({ ...base, contract: 1 })
  // @ts-expect-error a contract without the range of later versions that it accepts
  defineModule({ ...base, contract: '2.0.0' })
  // @ts-expect-error a contract that names no version
  defineModule({ ...base, contract: '^latest' })
  // @ts-expect-error a contract of two numbers
  defineModule({ ...base, contract: '^2.0' })
  // @ts-expect-error a part of the start page with props: that slot gives none
  defineModule({ ...base, slots: [{ ...slot, slot: 'dashboard.widget', ref: 'scheda' }] })
  // @ts-expect-error a ref that does not exist in a slot
  defineModule({ ...base, slots: [{ ...slot, slot: 'azienda.scheda', ref: 'dettaglio' }] })
  // @ts-expect-error a role that does not exist in the menu
  defineModule({ ...base, menu: [{ id: 'p', label: 'P', to: '/p', order: 1, feature: 'prova', roles: ['capo'] }] })
  // @ts-expect-error an entry without a feature could not be switched off
  defineModule({ ...base, routes: [{ path: '/p', title: 'P', ref: 'elenco' }] })
  // @ts-expect-error a collection that does not exist
  defineModule({ ...base, dati: { legge: ['fatture'], scrive: [] } })
  // @ts-expect-error a collection that does not exist among those that it writes
  defineModule({ ...base, dati: { legge: [], scrive: ['azienda'] } })
  // @ts-expect-error data of which it is not said whether they are written
  defineModule({ ...base, dati: { legge: ['bandi'] } })
  // @ts-expect-error an id outside the naming rule
  expect(defineModule({ ...base, id: 'prova' }).id).toBe('prova')
})
