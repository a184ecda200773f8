import { GESTORE_ID, renderScreen, unUsr, type ScreenOptions } from '@bandiera/testing'
import { WriteError } from '@bandiera/live'
import { ListMemoryContext } from '@bandiera/ui'
import { screen, waitFor } from '@testing-library/react'
import { use } from 'react'
import { ListMemoryProvider } from './list-memory.tsx'

const mare = { id: 'a', schermo: 'aziende', pagina: '/aziende', nome: 'Mare', query: 'q=mare' }
const costa = { _id: 'c', schermo: 'aziende', pagina: '/aziende', nome: 'Costa', query: 'q=costa' }

function Probe() {
  const memory = use(ListMemoryContext)
  return (
    <>
      <output aria-label="scelte">
        {memory ? `${JSON.stringify(memory.colonne)} ${memory.viste.map(({ nome }) => nome)}` : 'niente'}
      </output>
      <button onClick={() => memory?.chooseColumn('aziende', 'ateco', true)}>mostra</button>
      <output aria-label="larghezze">{JSON.stringify(memory?.widths)}</output>
      <button onClick={() => memory?.chooseWidth('aziende', 'ateco', 180)}>allarga</button>
      <button onClick={() => memory?.chooseWidth('aziende', 'ateco', null)}>larghezza solita</button>
      <button onClick={() => memory?.resetColumns('aziende')}>inizio</button>
      <button onClick={() => void memory?.addView(mare)}>salva</button>
      <button onClick={() => void memory?.changeViews([{ ...mare, nome: 'Costa' }])}>rinomina</button>
      <button onClick={() => memory?.removeView('a')}>elimina</button>
      <output aria-label="condivise">{memory?.shared?.map(({ nome }) => nome).join()}</output>
      <output aria-label="scrive">{JSON.stringify(memory?.shares)}</output>
      <button onClick={() => void memory?.addShared?.(costa)}>condividi</button>
      <button onClick={() => void memory?.changeShared?.('c', { predefinita: true })}>apri con</button>
      <button onClick={() => memory?.removeShared?.('c')}>togli</button>
    </>
  )
}
const show = (options: ScreenOptions) =>
  renderScreen(
    <ListMemoryProvider>
      <Probe />
    </ListMemoryProvider>,
    options,
  )
const press = (name: string) => screen.getByRole('button', { name })
const told = (name: string) => screen.getByRole('status', { name })
const usr = unUsr('gestore', {
  preferenze: {
    colonne: { aziende: { comune: false } },
    larghezze: { aziende: { comune: 90 } },
    visteSalvate: [mare],
  },
})

it('reads what the person chose', () => {
  show({ usr })
  expect(told('scelte')).toHaveTextContent('{"aziende":{"comune":false}} Mare')
  expect(told('larghezze')).toHaveTextContent('{"aziende":{"comune":90}}')
})

it.each([
  ['mostra', { set: { 'preferenze.colonne.aziende.ateco': true } }],
  ['allarga', { set: { 'preferenze.larghezze.aziende.ateco': 180 } }],
  ['larghezza solita', { unset: ['preferenze.larghezze.aziende.ateco'] }],
  ['inizio', { unset: ['preferenze.colonne.aziende', 'preferenze.larghezze.aziende'] }],
  ['salva', { push: { 'preferenze.visteSalvate': mare } }],
  ['rinomina', { set: { 'preferenze.visteSalvate': [{ ...mare, nome: 'Costa' }] } }],
  ['elimina', { set: { 'preferenze.visteSalvate': [] } }],
])('writes only what changed: %s', async (what, patch) => {
  const { user, writes } = show({ usr })
  await user.click(press(what))
  await waitFor(() => expect(writes).toEqual([{ op: 'update', coll: 'usr', id: GESTORE_ID, patch }]))
})

it.each([
  ['condividi', { op: 'insert', coll: 'viste' }],
  ['apri con', { op: 'update', coll: 'viste', id: 'c', patch: { set: { predefinita: true } } }],
  ['togli', { op: 'remove', coll: 'viste', id: 'c' }],
])('writes shared views as records: %s', async (what, write) => {
  const { user, writes } = show({ usr, viste: [costa] })
  expect(told('condivise')).toHaveTextContent('Costa')
  await user.click(press(what))
  await waitFor(() => expect(writes).toMatchObject([write]))
})

it.each([
  ['admin', 'null'],
  ['gestore', `"${GESTORE_ID}"`],
  ['editore', ''],
  ['professionista', ''],
] as const)('says whose shared views the %s writes', (role, shares) => {
  show({ usr: unUsr(role) })
  expect(told('scrive').textContent).toBe(shares)
})

it.each(['elimina', 'togli'])('offers to undo a deletion: %s', async (what) => {
  const { user, notices } = show({ usr, viste: [costa] })
  await user.click(press(what))
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices[0]?.text).toMatch(/^Vista «(Mare|Costa)» eliminata\.$/)
})

it('says so when a choice could not be kept', async () => {
  const { user, notices } = show({ usr, refuse: () => new WriteError('X', 'Il server non risponde.') })
  await user.click(press('mostra'))
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices).toMatchObject([{ text: 'Il server non risponde.', kind: 'error' }])
})

it('keeps nothing for a visitor', () => {
  show({ usr: null })
  expect(told('scelte')).toHaveTextContent('niente')
})
