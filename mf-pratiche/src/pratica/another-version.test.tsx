// Case files that another version stored: a value that this one does not know is shown as it is, and nothing breaks.
import { praticaFields, type Pratica } from '@bandiera/domain'
import { UNKNOWN_VALUE, anotherVersion, renderScreen, unaAzienda, unaPratica } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { Component as Archivio } from '../archivio/list.screen.tsx'
import { Component as Dettaglio } from './detail.screen.tsx'
import { Component as Elenco } from '../pratiche/list.screen.tsx'

const azienda = unaAzienda()
const day = '2026-03-05T10:00:00.000Z'
const pratica: Pratica = anotherVersion(
  praticaFields,
  unaPratica({
    aziendaId: azienda._id,
    titolo: 'Voucher',
    agevolazioneConcessa: 1000,
    regime: 'deMinimis',
    checklist: [{ id: 'a', voce: 'DURC', obbligatoria: true, stato: 'manca' }],
    scadenze: [{ id: 's', tipo: 'Sopralluogo', data: '2026-12-01' }],
    storico: [{ da: 'bozza', a: 'respinta', quando: day, chi: azienda.gestoreId, motivo: 'altro' }],
    erogazioni: [{ data: '2026-11-03', importo: 10, tipo: 'saldo' }],
    incrocio: { esito: 'ammissibile', punteggio: 1, criteri: [], quando: day },
  }),
)
const records = { aziende: [azienda], pratiche: [pratica] }
const request = (path: string) => Response.json(path.endsWith('/limiti') ? { byte: 1, estensioni: [] } : { voci: [] })

it.each(['riepilogo', 'checklist', 'documenti', 'scadenze', 'attivita', 'note', 'importi', 'storico'])(
  'the tab %s of one is shown',
  async (tab) => {
    const at = { path: `/pratica/${pratica._id}?tab=${tab}`, pattern: '/pratica/:pId' }
    renderScreen(<Dettaglio />, { ...records, request, ...at })
    expect(await screen.findByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible()
    expect(screen.getAllByText(new RegExp(UNKNOWN_VALUE))[0]).toBeVisible()
  },
)

it.each(['elenco', 'bacheca', 'calendario'])('the view %s of the list is shown', async (vista) => {
  renderScreen(<Elenco />, { ...records, path: `/pratiche?vista=${vista}&f=` })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})

it('the list shows its state', () => {
  renderScreen(<Elenco />, { ...records, path: '/pratiche' })
  expect(screen.getByRole('row', { name: /Voucher/ })).toHaveTextContent(UNKNOWN_VALUE)
})

it('the archive is shown', async () => {
  renderScreen(<Archivio />, { ...records, path: '/archivio' })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})
