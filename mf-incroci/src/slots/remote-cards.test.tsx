// The start page where companies and grants are too many for a page: the same cards, judged elsewhere.
import { addDays, dayInRome, type Criterio } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando, unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { fakeServer } from '../parts/engine-client/test/fake-server.ts'
import { Component as DaCompletare } from './missing-data-card.tsx'
import { Component as InChiusura } from './closing-card.tsx'
import { Component as NuoviIncroci } from './new-card.tsx'

const today = dayInRome()
const modes = { aziende: 'window', bandi: 'window', pratiche: 'window' } as const
const nucleo: Criterio[] = [
  { id: 'dove', tipo: 'territorio', regioni: ['03'] },
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
  { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media'] },
]
const durc: Criterio = { id: 'd', tipo: 'regolarita', richieste: ['durc'] }
const bando = (giorni: number, ...criteri: Criterio[]) =>
  unBando({ data: { titolo: 'Voucher', dataChiusura: addDays(today, giorni), criteri: [...nucleo, ...criteri] } })
const rossi = unaAzienda()
const records = { aziende: [rossi], bandi: [bando(1, durc), bando(90)] }
afterEach(() => jest.restoreAllMocks())

it.each([
  [NuoviIncroci, 'Aziende con più bandi ammissibili', 'Rossi S.r.l.1 bando'],
  [InChiusura, 'I primi che chiudono, per le tue aziende', 'Voucher1 azienda da verificaredomani'],
  [DaCompletare, 'Dove un dato fa più differenza', 'Rossi S.r.l.DURC+1 bando'],
] as const)('shows what the server answers (%#)', async (Widget, label, line) => {
  const { request } = fakeServer(records)
  renderScreen(<Widget />, { ...records, modes, request, usr: unUsr('gestore') })
  const list = await screen.findByRole('list', { name: label })
  expect(within(list).getByRole('listitem')).toHaveTextContent(line)
})

it.each([NuoviIncroci, InChiusura, DaCompletare])(
  'says that it does not answer, and tries again (%#)',
  async (Widget) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const server = fakeServer(records)
    server.state.fails = true
    const { user } = renderScreen(<Widget />, { ...records, modes, request: server.request })
    expect(await screen.findByRole('alert')).toHaveTextContent('Il server non risponde')
    server.state.fails = false
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    expect((await screen.findAllByRole('list')).length).toBeGreaterThan(0)
  },
)
