import { useAsk, useCollection, useLive, useRecords, useSome, useWindow, useWrites } from '@bandiera/live'
import { Slot, usePortal } from '@bandiera/platform'
import { renderScreen, unaAzienda, unBando, type ScreenOptions } from '@bandiera/testing'
import { MODULE_HEADER, type InstalledModule } from '@bandiera/wire'
import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState, type ComponentType } from 'react'
import { bandi, handReleases } from '../../test/hand-releases.tsx'
import { aManifest } from '../../test/a-manifest.ts'
import { FailedPage, SlotsProvider } from './slots-provider.tsx'
import { ModulePart } from './module-part.tsx'

const declaring = (dati?: InstalledModule['dati']) => bandi('1.4.2', undefined, { ...(dati && { dati }) })
const onlyBandi = declaring({ legge: ['usr'], scrive: ['bandi'] })
const records = { bandi: [unBando()], aziende: [unaAzienda()] }

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation())
afterEach(() => jest.restoreAllMocks())

function show(Part: ComponentType, module = onlyBandi, options: ScreenOptions = {}) {
  const { loader } = handReleases({ '1.4.2': [Part as ComponentType<never>] })
  const place = { failed: FailedPage, loader, loading: null, module, name: 'Bandi', partRef: 'elenco', resetKey: '' }
  const part = <ModulePart {...place} />
  const result = renderScreen(part, { ...records, ...options })
  return { ...result, uses: () => loader.uses.all.get(module.base) }
}

const Bandi = () => <p>bandi: {useCollection('bandi').length}</p>
const Aziende = () => <p>aziende: {useCollection('aziende').length}</p>

it('shows what a module declares, read or written', async () => {
  show(Bandi)
  expect(await screen.findByText('bandi: 1')).toBeVisible()
})

it.each<[string, ComponentType]>([
  ['records', () => <p>{useRecords({ coll: 'aziende' }).total}</p>],
  ['all records', () => <p>{useRecords({ coll: 'aziende', rows: 'all' }).total}</p>],
  ['a collection', Aziende],
  ['whether there is any', () => <p>{String(useSome('aziende'))}</p>],
  ['a window', () => <p>{useWindow('aziende').rows.length}</p>],
  ['a record outside of hooks', () => <p>{useLive().get('aziende', 'x')?._id}</p>],
  ['whether a record changed', () => <Following />],
  ['it in another name', () => <p>{useLive().named('mf-altro@1.0.0').windows.held({ c: 'aziende' })?.total}</p>],
])('puts a card in place of a part that asks for %s it does not declare, and tells why', async (_, Part) => {
  const { uses } = show(Part)
  expect(await screen.findByRole('alert')).toHaveTextContent('Ha usato dati che non dichiara di usare.')
  const text = 'mf-bandi 1.4.2 legge la raccolta «aziende» senza dichiararla in «dati».'
  expect(uses()?.failures).toMatchObject([{ kind: 'undeclared', message: text }])
})

function Following() {
  const { onVersion } = usePortal()
  useEffect(() => onVersion('aziende', 'x', () => {}), [onVersion])
  return null
}

function Writing() {
  const { update } = useWrites()
  const [said, say] = useState('')
  const write = () => void update('usr', 'u', { set: { name: 'X' } }).catch((refusal: Error) => say(refusal.message))
  return <button onClick={write}>scrivi {said}</button>
}

it('refuses a write of what a module only reads like any other refused write, and tells it', async () => {
  const { user, writes, uses } = show(Writing)
  await user.click(await screen.findByRole('button'))
  const text = 'mf-bandi 1.4.2 scrive nella raccolta «usr» senza dichiararla in «dati».'
  expect(await screen.findByRole('button', { name: `scrivi ${text}` })).toBeVisible()
  expect(writes).toEqual([])
  expect(uses()?.failures).toMatchObject([{ kind: 'undeclared', message: text }])
})

it('refuses a question of the moment, which never leaves the page', async () => {
  const Chiede = () => {
    const ask = useAsk()
    const [said, say] = useState('…')
    useEffect(() => void ask.count('docs', []).then(String, ({ cause }: Error) => say(String(cause))), [ask])
    return <p>{said}</p>
  }
  const { windows, uses } = show(Chiede, onlyBandi, { modes: { docs: 'window' } })
  expect(await screen.findByText(/legge la raccolta «docs»/)).toBeVisible()
  expect([windows, uses()?.failures.length]).toEqual([[], 1])
})

it('lets a release that declares nothing go on as it did', async () => {
  const { uses } = show(Aziende, declaring())
  expect(await screen.findByText('aziende: 1')).toBeVisible()
  expect(uses()?.taken).toEqual({ legge: ['aziende'], scrive: [] })
})

it('gives all parts of a release the same view, in every render', async () => {
  const seen = new Set<unknown>()
  const Part = () => {
    const [live, { request, onVersion }] = [useLive(), usePortal()]
    const [, again] = useState(0)
    for (const one of [live, live.atoms, live.windows, live.writes, live.needAll, request, onVersion]) seen.add(one)
    return <button onClick={() => again((times) => times + 1)}>di nuovo</button>
  }
  const { loader } = handReleases({ '1.4.2': [Part] })
  const place = { failed: FailedPage, loader, loading: null, module: onlyBandi, name: 'Bandi', resetKey: '' }
  const { user } = renderScreen(
    <>
      <ModulePart {...place} partRef="elenco" />
      <ModulePart {...place} partRef="dettaglio" />
    </>,
  )
  for (const button of await screen.findAllByRole('button')) await user.click(button)
  expect(seen.size).toBe(7)
})

it('gives a part inside the page of another module its own data, not those of that page', async () => {
  const slot = { slot: 'dashboard.widget', ref: 'elenco', feature: 'aziende', title: 'Aziende', order: 1 }
  const guest: InstalledModule = {
    ...bandi('1.0.0'),
    id: 'mf-aziende',
    base: '/m/mf-aziende/1.0.0/',
    slots: [slot],
    dati: { legge: ['aziende'], scrive: [] },
  }
  const { loader } = handReleases({ '1.0.0': [Aziende] })
  const manifest = { ...aManifest(), modules: [guest] }
  const Pagina = () => (
    <SlotsProvider loader={loader} manifest={manifest}>
      <Bandi />
      <Slot name="dashboard.widget" props={{}} />
    </SlotsProvider>
  )
  show(Pagina)
  expect(await screen.findByText('bandi: 1')).toBeVisible()
  expect(await screen.findByText('aziende: 1')).toBeVisible()
})

it('names the module in what it asks of the server', async () => {
  const asked: (string | null)[] = []
  const request = (_: string, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get(MODULE_HEADER))
    return Response.json({})
  }
  const Chiede = () => {
    const { request: ask } = usePortal()
    useEffect(() => void ask('/api/qualcosa'), [ask])
    return null
  }
  show(Chiede, onlyBandi, { request })
  await waitFor(() => expect(asked).toEqual(['mf-bandi@1.4.2']))
})
