import { WriteError } from '@bandiera/live'
import { renderScreen, unaAzienda, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'

function open(over = {}, query = '?tab=bilanci', options: ScreenOptions = {}) {
  const azienda = unaAzienda({ codiceFiscale: '01234567897', ...over })
  const at = { path: `/azienda/${azienda._id}${query}`, pattern: '/azienda/:aId' }
  return { azienda, ...renderScreen(<Component />, { aziende: [azienda], ...at, ...options }) }
}
const save = () => screen.getByRole('button', { name: 'Salva' })
const year = (name = 'Bilancio 2025') => screen.getByRole('form', { name })
const table = () => within(screen.getByRole('region', { name: 'Bilanci per anno' })).getByRole('table')

it('shows the years beside each other, newest first, losses with their sign', () => {
  open({
    bilanci: [
      { anno: 2024, ricavi: 1_000_000, utile: -20_000 },
      { anno: 2025, ula: 12, ricavi: 1_500_000, approvato: false },
    ],
  })
  const [heads] = within(table()).getAllByRole('row')
  expect(
    within(heads!)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Voce', '2025da approvareModifica', '2024Modifica'])
  expect(within(table()).getByRole('row', { name: /Utile o perdita/ })).toHaveTextContent('—-20.000 €')
  expect(within(table()).queryByRole('row', { name: /Servizi/ })).toBeNull()
})

it('edits one year onto the version that was opened, so that a year of another user stays', async () => {
  const { user, writes, azienda, feed } = open({ versione: 3 })
  await user.click(screen.getByRole('button', { name: 'Modifica il bilancio 2025' }))
  const ula = within(year()).getByRole('textbox', { name: /Addetti/ })
  await user.clear(ula)
  await user.type(ula, '60')
  feed.update('aziende', { ...azienda, versione: 4, bilanci: [...azienda.bilanci!, { anno: 2024, ula: 50 }] })
  await user.click(save())
  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    patch: {
      set: {
        bilanci: [{ anno: 2025, approvato: true, ula: 60, ricavi: 1_500_000, totaleAttivo: 900_000 }],
      },
    },
    base: 3,
  })
})

it('adds a year with a loss and keeps what was typed when the server refuses', async () => {
  const refuse = () => new WriteError('RECORD_CHANGED', 'Qualcun altro ha modificato questo elemento.')
  const { user, writes } = open({}, '?tab=bilanci', { refuse })
  await user.click(screen.getByRole('button', { name: 'Aggiungi anno' }))
  const form = year('Nuovo bilancio')
  expect(within(form).getByRole('textbox', { name: 'Anno del bilancio' })).toHaveValue('2024')
  await user.type(within(form).getByRole('textbox', { name: /^Utile o perdita/ }), '-1500')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Qualcun altro')
  expect(within(form).getByRole('textbox', { name: /^Utile o perdita/ })).toHaveValue('-1.500,00')
  expect(writes).toMatchObject([{ patch: { set: { bilanci: [{ anno: 2025 }, { anno: 2024, utile: -1500 }] } } }])
})

it('refuses a year that is there already and says so at the field', async () => {
  const { user, writes } = open()
  await user.click(screen.getByRole('button', { name: 'Aggiungi anno' }))
  const anno = screen.getByRole('textbox', { name: 'Anno del bilancio' })
  await user.clear(anno)
  await user.type(anno, '2025')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Questo anno c’è già')
  expect(writes).toEqual([])
})

it('takes a column of a spreadsheet and tells the lines that it does not know', async () => {
  const { user, writes } = open({}, '?campo=bilanci.nuovo')
  await user.click(screen.getByText('Incolla una colonna da un foglio di calcolo'))
  await user.click(screen.getByRole('textbox', { name: 'Valori' }))
  await user.paste('Ricavi\t800.000\nPerdita d’esercizio\t(5.000)\nAvviamento\t10')
  await user.click(screen.getByRole('button', { name: 'Inserisci i valori' }))
  expect(screen.getByText(/2 valori inseriti/)).toHaveTextContent('1 riga non riconosciuta: Avviamento 10')
  await user.click(save())
  await waitFor(() =>
    expect(writes).toMatchObject([
      { patch: { set: { bilanci: [{}, { anno: 2024, ricavi: 800_000, utile: -5000 }] } } },
    ]),
  )
})

it('takes the column of its year from two, and offers the others where it has none', async () => {
  const { user, writes } = open({}, '?campo=bilanci.nuovo')
  await user.click(screen.getByText('Incolla una colonna da un foglio di calcolo'))
  await user.click(screen.getByRole('textbox', { name: 'Valori' }))
  await user.paste(
    '\t31-12-2023\t31-12-2022\nA) Valore della produzione\n1) ricavi delle vendite e delle prestazioni\t90\t80',
  )
  await user.click(screen.getByRole('button', { name: 'Inserisci i valori' }))
  expect(screen.getByText(/Il testo è del 2023 e del 2022, il modulo del 2024/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Inserisci il 2022' }))
  expect(screen.getByText('1 valore inserito.')).toBeVisible()
  expect(screen.getByText('1 riga senza importo')).toBeVisible()
  await user.click(save())
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { bilanci: [{}, { anno: 2022, ricavi: 80 }] } } }]))
})

it('starts from the year and the figure that are missing', () => {
  const bilanci = [
    { anno: 2024, ula: 3 },
    { anno: 2025, ula: 3 },
  ]
  open({ bilanci }, '?campo=bilanci.0.ricavi')
  expect(within(year('Bilancio 2024')).getByRole('textbox', { name: /^Fatturato/ })).toHaveFocus()
})

it('takes a year out only after asking', async () => {
  const { user, writes, questions } = open({}, '?campo=bilanci')
  await user.click(screen.getByRole('button', { name: 'Elimina anno' }))
  await waitFor(() => expect(writes).toMatchObject([{ patch: { unset: ['bilanci'] } }]))
  expect(questions[0]?.title).toBe('Eliminare il bilancio 2025?')
})
