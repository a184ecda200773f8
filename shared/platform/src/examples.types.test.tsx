import { unUsr } from '@bandiera/factories'
import { defineExamples } from './examples.ts'
import { defineModule } from './module.ts'
import type { PaletteProps } from './slots.tsx'

const Plain = () => <p>elenco</p>
const Scheda = ({ aziendaId }: { aziendaId: string }) => <p>{aziendaId}</p>
const Cerca = ({ text }: PaletteProps) => <p>{text}</p>
const prova = defineModule({
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
})
type Module = typeof prova

const scena = { titolo: 'una prova', chi: unUsr('gestore'), oggi: '2026-11-23', mostra: ['elenco'] } as const
const scheda = { ...scena, slot: 'azienda.scheda', ref: 'scheda', props: { aziendaId: 'a1' } } as const

// Checked by the type check: every `@ts-expect-error` that expects nothing is itself an error.
it('accepts parts of the module with what their slot gives, but for what the page itself brings', () => {
  const esempi = defineExamples<Module>([
    scheda,
    { ...scena, slot: 'dashboard.widget', ref: 'elenco', props: {} },
    { ...scena, slot: 'ricerca', ref: 'cerca', props: { text: 'rossi' }, dove: '/aziende' },
  ])
  expect(esempi.map(({ ref }) => ref)).toEqual(['scheda', 'elenco', 'cerca'])
})

it('refuses what no page of the portal could show', () => {
  defineExamples<Module>([
    // @ts-expect-error a slot that does not exist
    { ...scheda, slot: 'fattura.scheda' },
    // @ts-expect-error a ref that does not exist
    { ...scheda, ref: 'dettaglio' },
    // @ts-expect-error a part that does not take what the slot gives
    { ...scheda, ref: 'cerca' },
    // @ts-expect-error props of another slot
    { ...scheda, props: { bandoId: 'b1' } },
    // @ts-expect-error props of another type
    { ...scheda, props: { aziendaId: 1 } },
    // @ts-expect-error no props where the slot gives some
    { ...scheda, props: {} },
    // @ts-expect-error a collection that does not exist
    { ...scheda, record: { fatture: [] } },
    // @ts-expect-error a record without what its collection asks for
    { ...scheda, record: { aziende: [{ _id: 'a1' }] } },
    // @ts-expect-error a callback: the page brings it
    { ...scena, slot: 'ricerca', ref: 'cerca', props: { text: '', report: () => undefined } },
    // @ts-expect-error nothing that must be seen
    { ...scheda, mostra: [] },
  ])
  expect(prova.id).toBe('mf-prova')
})
