import { createOnDemand, WhenLoaded } from '@bandiera/ui'
import { screen } from '@testing-library/react'
import { useParams } from 'react-router-dom'
import { scriptFailure } from '../../test/hand-releases.tsx'
import { show, slot } from '../../test/routed-module.tsx'

const Bandi = () => <h1>Elenco dei bandi</h1>
const Bando = () => <h1>Bando {useParams().id}</h1>
const Tab = ({ aziendaId }: { aziendaId: string }) => <p>bandi di {aziendaId}</p>
const Broken = () => {
  throw new Error('planted')
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
  globalThis.fetch = async () => new Response(null, { status: 503 })
})
afterEach(() => jest.restoreAllMocks())

it('puts a card in place of a module that does not start, and loads it on request', async () => {
  const { user } = show('/bandi', [scriptFailure(), scriptFailure(), scriptFailure(), Bandi])
  expect(await screen.findByRole('alert')).toHaveTextContent('Il modulo Bandi non risponde')
  expect(screen.getByRole('alert')).toHaveTextContent('Controlla la connessione e riprova')
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByRole('heading', { name: 'Elenco dei bandi' })).toBeVisible()
})

it('gets over two lost files by itself', async () => {
  show('/bandi', [scriptFailure(), scriptFailure(), Bandi])
  expect(await screen.findByRole('heading', { name: 'Elenco dei bandi' })).toBeVisible()
})

it('asks once only for files that are not the published ones', async () => {
  globalThis.fetch = async (_, init) => {
    if (init?.integrity) throw new TypeError('Failed to fetch')
    return new Response('changed')
  }
  const { asked } = show('/bandi', [scriptFailure(), Bandi])
  expect(await screen.findByText(/non sono quelli pubblicati/)).toBeVisible()
  expect(asked).toEqual(['elenco'])
})

it('never loads a module of another contract', async () => {
  const { asked } = show('/bandi', [Bandi], { module: { contract: '^3.0.0' } })
  expect(await screen.findByText(/fatto per un’altra versione del portale/)).toBeVisible()
  expect(asked).toEqual([])
})

it('keeps a screen that breaks in its own place, and shows other pages', async () => {
  const { user } = show('/bandi', [Broken, Bando])
  expect(await screen.findByText(/mentre mostrava questa pagina/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Un bando' }))
  expect(await screen.findByRole('heading', { name: 'Bando b1' })).toBeVisible()
})

it('says that a part of a screen did not arrive, and asks for it again', async () => {
  const lostChunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  const load = jest.fn(async () => ({ Modulo: () => <h1>Nuovo bando</h1> })).mockRejectedValueOnce(lostChunk)
  const form = createOnDemand(load)
  const { user } = show('/bandi', [() => <WhenLoaded code={form}>{({ Modulo }) => <Modulo />}</WhenLoaded>])
  expect(await screen.findByRole('alert')).toHaveTextContent('Controlla la connessione e riprova')
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByRole('heading', { name: 'Nuovo bando' })).toBeVisible()
})

it('says that a part of a screen is no longer on the server, when the server says so', async () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: '/m/b/7.js' })
  globalThis.fetch = async () => new Response(null, { status: 404 })
  const form = createOnDemand(() => Promise.reject<{ Modulo: () => null }>(gone))
  show('/bandi', [() => <WhenLoaded code={form}>{({ Modulo }) => <Modulo />}</WhenLoaded>])
  expect(await screen.findByText(/^Una sua parte non è più sul server/)).toBeVisible()
  expect(screen.queryByText(/Controlla la connessione/)).toBeNull()
})

it('says so of a whole module as well, without asking three times', async () => {
  globalThis.fetch = async () => new Response(null, { status: 404 })
  const { asked } = show('/bandi', [scriptFailure(), Bandi])
  expect(await screen.findByText(/^Una sua parte non è più sul server/)).toBeVisible()
  expect(asked).toEqual(['elenco'])
})

it('fills the slots of other pages, each part with its own failure', async () => {
  show('/altro', [scriptFailure(), scriptFailure(), scriptFailure(), Tab], {
    module: { slots: [slot('elenco', 2, 'Seconda'), slot('dettaglio', 1, 'Prima')] },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('non risponde')
  expect(await screen.findByText('bandi di a1')).toBeVisible()
  expect(screen.getAllByRole('term').map((title) => title.textContent)).toEqual(['Prima', 'Seconda'])
})

it('says that another program changed the page, with any error of the browser', async () => {
  const moved = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
  show('/bandi', [
    () => {
      throw moved
    },
  ])
  expect(await screen.findByRole('alert')).toHaveTextContent('Un altro programma')
})
