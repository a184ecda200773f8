// Companies that another version stored: a value that this one does not know is shown as it is, and nothing breaks.
import { aziendaFields, type Azienda } from '@bandiera/domain'
import { UNKNOWN_VALUE, anotherVersion, renderScreen, unaAzienda } from '@bandiera/testing'
import { screen, waitFor } from '@testing-library/react'
import { Component as Dettaglio } from './detail.screen.tsx'
import { Component as Elenco } from './list.screen.tsx'

const azienda: Azienda = anotherVersion(
  aziendaFields,
  unaAzienda({
    ragioneSociale: 'Rossi',
    stato: 'attiva',
    formaGiuridica: 'srl',
    dimensione: { dichiarata: 'media' },
    aiuti: [{ regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 1000, fonte: 'RNA' }],
    compagine: [{ nome: 'Ada', genere: 'F' }],
    gruppo: [{ relazione: 'controllata', denominazione: 'Beta Srl', aiuti: [] }],
    esigenze: [{ esigenzaId: 'e', stato: 'aperta' }],
  }),
)
const request = () => Response.json({ voci: [] })

it.each(['scheda', 'bilanci', 'aiuti', 'storico'])('the tab %s of one is shown', async (tab) => {
  const at = { path: `/azienda/${azienda._id}?tab=${tab}`, pattern: '/azienda/:aId' }
  renderScreen(<Dettaglio />, { aziende: [azienda], request, ...at })
  expect(await screen.findByRole('heading', { level: 1, name: 'Rossi' })).toBeVisible()
  expect(screen.getAllByText(new RegExp(UNKNOWN_VALUE))[0]).toBeVisible()
})

it('the list is shown', () => {
  renderScreen(<Elenco />, { aziende: [azienda] })
  expect(screen.getByRole('row', { name: /Rossi/ })).toBeVisible()
})

it('its form keeps the value that it does not know', async () => {
  const at = { path: `/azienda/${azienda._id}?campo=formaGiuridica`, pattern: '/azienda/:aId' }
  const { user, writes } = renderScreen(<Dettaglio />, { aziende: [azienda], request, ...at })
  expect(await screen.findByRole('combobox', { name: /Forma giuridica/ })).toHaveValue(UNKNOWN_VALUE)
  await user.type(screen.getByRole('textbox', { name: /REA/ }), 'MI-1234567')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { rea: 'MI-1234567' } } }]))
  expect(Object.keys((writes[0] as { patch: { set: object } }).patch.set)).not.toContain('formaGiuridica')
})
