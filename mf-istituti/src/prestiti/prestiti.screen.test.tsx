import { WriteError } from '@bandiera/live'
import { lostAnswer, renderScreen, unaAzienda } from '@bandiera/testing'
import { act, screen } from '@testing-library/react'
import { Component as Prestiti, Done } from './prestiti.screen.tsx'

const azienda = unaAzienda()
type Screen = ReturnType<typeof renderScreen>

async function fill({ user }: Screen) {
  await user.type(screen.getByLabelText(/Importo richiesto/), '50000')
  await user.type(screen.getByLabelText(/^Durata/), '48')
  await user.selectOptions(screen.getByLabelText(/A che cosa serve/), 'Investimenti')
  await user.click(screen.getByRole('button', { name: 'Avanti' }))
  await user.type(await screen.findByLabelText(/Azienda che chiede/), 'Rossi')
  await user.click(await screen.findByRole('option', { name: /Rossi/ }))
  await user.click(screen.getByRole('button', { name: 'Avanti' }))
  await user.click(await screen.findByRole('checkbox'))
}

it('asks step by step, and refuses a step that is not complete without losing it', async () => {
  const shown = renderScreen(<Prestiti />, { aziende: [azienda] })
  await shown.user.type(screen.getByLabelText(/Importo richiesto/), '500')
  await shown.user.click(screen.getByRole('button', { name: 'Avanti' }))
  expect((await screen.findAllByText('Scrivi un importo da 1.000 a 10.000.000 €'))[0]).toBeVisible()
  expect(screen.getAllByText('Scegli a che cosa serve il prestito')[0]).toBeVisible()
  expect(screen.getByLabelText(/Importo richiesto/)).toHaveValue('500,00')
  expect(shown.writes).toEqual([])
})

it('becomes a case file of the company, and says so', async () => {
  const shown = renderScreen(<Prestiti />, { aziende: [azienda] })
  await fill(shown)
  expect(screen.getByText('50.000,00 € in 48 mesi per Rossi S.r.l.')).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: 'Indietro' }))
  await shown.user.clear(screen.getByRole('combobox', { name: /Azienda/ }))
  await shown.user.type(screen.getByRole('combobox', { name: /Azienda/ }), 'Ross')
  await shown.user.click(screen.getByRole('button', { name: 'Indietro' }))
  expect(screen.getByLabelText(/Importo richiesto/)).toHaveValue('50.000,00')
  await shown.user.click(screen.getByRole('button', { name: 'Avanti' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Avanti' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Invia richiesta' }))
  expect(await screen.findByText('Richiesta inviata')).toBeVisible()
  expect(shown.writes.at(-1)).toMatchObject({
    coll: 'pratiche',
    doc: { tipo: 'finanziamento', stato: 'bozza', importoProgetto: 50_000, titolo: 'Prestito di 50.000\u00A0€' },
  })
  expect(screen.getByRole('link', { name: 'Apri la pratica' })).toBeVisible()
})

it('is for a company that the server finds where they are too many for the page', async () => {
  const shown = renderScreen(<Prestiti />, { aziende: [azienda], modes: { aziende: 'window' } })
  await fill(shown)
  expect(await screen.findByText('50.000,00 € in 48 mesi per Rossi S.r.l.')).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: 'Invia richiesta' }))
  expect(await screen.findByText('Richiesta inviata')).toBeVisible()
  expect(shown.writes.at(-1)).toMatchObject({ coll: 'pratiche', doc: { gestoreId: azienda.gestoreId } })
})

it('keeps everything when the server refuses', async () => {
  const shown = renderScreen(<Prestiti />, {
    aziende: [azienda],
    refuse: () => new WriteError('SERVER_TIMEOUT', 'Il server non risponde.'),
  })
  await fill(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Invia richiesta' }))
  expect(await screen.findByText('Il server non risponde.')).toBeVisible()
  expect(screen.getByRole('checkbox')).toBeChecked()
})

it('is sent again as the same record when the answer was lost', async () => {
  const shown = renderScreen(<Prestiti />, { aziende: [azienda], refuse: lostAnswer() })
  await fill(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Invia richiesta' }))
  expect(await screen.findByText(/potrebbe essere salvata/)).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: 'Invia richiesta' }))
  expect(await screen.findByText('Richiesta inviata')).toBeVisible()
  expect(shown.writes[1]).toEqual(shown.writes[0])
})

it('closes its window through the channel when it is done in a popup', async () => {
  const shown = renderScreen(<Prestiti />, { aziende: [azienda], inPopup: true })
  expect(screen.queryByRole('link', { name: 'Chiudi' })).toBeNull()
  await fill(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Invia richiesta' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Chiudi' }))
  expect(shown.popupsClosed).toHaveLength(1)
})

it('closes its window by itself after the answer could be read', () => {
  jest.useFakeTimers()
  try {
    const shown = renderScreen(<Done praticaId="p1" />, { inPopup: true })
    act(() => jest.advanceTimersByTime(3400))
    expect(shown.popupsClosed).toHaveLength(0)
    act(() => jest.advanceTimersByTime(100))
    expect(shown.popupsClosed).toHaveLength(1)
  } finally {
    jest.useRealTimers()
  }
})
