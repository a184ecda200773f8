import { WriteError } from '@bandiera/live'
import { renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component } from './azienda-detail.screen.tsx'

function open(over = {}, options: ScreenOptions & { query?: string } = {}) {
  const azienda = unaAzienda({ codiceFiscale: '01234567897', ...over })
  const at = { path: `/azienda/${azienda._id}${options.query ?? ''}`, pattern: '/azienda/:aId' }
  return { azienda, ...renderScreen(<Component />, { aziende: [azienda], ...at, ...options }) }
}
const section = (name: string) => screen.getByRole('region', { name })
const edit = (name: string) => screen.getByRole('button', { name: `Modifica ${name}` })
const save = () => screen.getByRole('button', { name: 'Salva' })

it('shows the company with its size class, the reason and the room for aid', () => {
  open({ aiuti: [{ regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 120_000 }] })
  expect(screen.getByRole('heading', { level: 1, name: 'Rossi S.r.l.' })).toBeVisible()
  expect(section('Dimensione d’impresa')).toHaveTextContent('Piccola impresaDati di bilancio 2025: piccola impresa.')
  expect(section('Aiuti de minimis')).toHaveTextContent('Residuo180.000 €')
  expect(section('Sedi')).toHaveTextContent('Milano (MI)')
})

it('does not take unrecorded aid for none, and lets one say that there is none', async () => {
  const { user, writes } = open()
  expect(section('Aiuti de minimis')).toHaveTextContent(/il residuo non si può calcolare/)
  await user.click(edit('aiuti de minimis'))
  await user.click(save())
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { aiuti: [] }, unset: [] } }]))
  await waitFor(() => expect(section('Aiuti de minimis')).toHaveTextContent('Residuo300.000 €'))
})

it('records an aid by the day of its decision', async () => {
  const { user, writes } = open({ aiuti: [] })
  await user.click(edit('aiuti de minimis'))
  await user.click(screen.getByRole('button', { name: 'Aggiungi un aiuto' }))
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(/data di concessione.*importo dell’aiuto/)
  await user.type(screen.getByRole('textbox', { name: 'Data di concessione' }), '10/1/26')
  await user.type(screen.getByRole('textbox', { name: /ESL/ }), '120000')
  await user.click(save())
  const aiuti = [{ regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 120_000 }]
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { aiuti } } }]))
})

it('records a phone number as it is dialled from anywhere and shows it as people write it', async () => {
  const { user, writes } = open({}, { query: '?campo=telefono' })
  const line = await screen.findByRole('textbox', { name: /Telefono/ })
  await screen.findByRole('button', { name: 'Prefisso: Italia +39' })
  expect(line).toHaveFocus()
  await user.type(line, '02123')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Numero troppo corto')
  await user.clear(line)
  await user.type(line, '0212345678 int. 12')
  await user.click(save())
  await waitFor(() =>
    expect(writes).toMatchObject([{ patch: { set: { telefono: '+390212345678;ext=12' }, unset: [] } }]),
  )
  expect(await screen.findByRole('link', { name: '02 1234 5678 int. 12' })).toBeVisible()
})

it('says what is missing to know the size', () => {
  open({ bilanci: [{ anno: 2025, ula: 3 }] })
  expect(section('Dimensione d’impresa')).toHaveTextContent(/manca: fatturato, totale attivo/)
})

it('edits one section and writes only what changed there', async () => {
  const { user, writes, azienda } = open()
  await user.click(edit('bilanci'))
  const ula = within(section('Bilanci')).getByRole('textbox', { name: /Addetti/ })
  await user.clear(ula)
  await user.type(ula, '60')
  await user.click(save())
  const bilanci = [{ anno: 2025, approvato: true, ula: 60, ricavi: 1_500_000, totaleAttivo: 900_000 }]
  expect(writes).toEqual([{ op: 'update', coll: 'aziende', id: azienda._id, patch: { set: { bilanci }, unset: [] } }])
  await waitFor(() => expect(section('Bilanci')).toHaveTextContent('2025601.500.000'))
})

it('opens the section of a missing datum from the address', () => {
  open({}, { query: '?campo=qualifiche.femminile' })
  expect(screen.getByRole('form', { name: 'Qualifiche e regolarità' })).toBeVisible()
  const group = screen.getByRole('radiogroup', { name: 'Impresa femminile' })
  expect(within(group).getByRole('radio', { name: 'Non noto' })).toHaveFocus()
})

it('starts from the newest year when a figure is missing', () => {
  const bilanci = [
    { anno: 2024, ula: 3 },
    { anno: 2025, ula: 3 },
  ]
  open({ bilanci }, { query: '?campo=bilanci.1.ricavi' })
  const newest = screen.getByRole('group', { name: 'Bilancio 2025' })
  expect(within(newest).getByRole('textbox', { name: /Fatturato/ })).toHaveFocus()
})

it('answers one qualification and leaves the others unknown', async () => {
  const { user, writes } = open({}, { query: '?campo=qualifiche.femminile' })
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Impresa femminile' })).getByRole('radio', { name: 'Sì' }),
  )
  await user.click(save())
  await waitFor(() =>
    expect(writes).toMatchObject([{ patch: { set: { qualifiche: { femminile: true } }, unset: [] } }]),
  )
})

it('does not touch what somebody else changed while the form was open', async () => {
  const { user, writes, feed, azienda } = open()
  await user.click(edit('anagrafica'))
  feed.update('aziende', { ...azienda, formaGiuridica: 'spa' })
  await user.type(screen.getByRole('textbox', { name: 'Ragione sociale' }), ' 2')
  await user.click(save())
  await waitFor(() =>
    expect(writes).toMatchObject([{ patch: { set: { ragioneSociale: 'Rossi S.r.l. 2' }, unset: [] } }]),
  )
})

it('keeps what was typed when the server refuses', async () => {
  const refuse = () => new WriteError('FORBIDDEN', 'Non hai il permesso di modificare questa azienda.')
  const { user } = open({}, { refuse })
  await user.click(edit('anagrafica'))
  await user.type(screen.getByRole('textbox', { name: 'Ragione sociale' }), ' 2')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Non hai il permesso')
  expect(screen.getByRole('textbox', { name: 'Ragione sociale' })).toHaveValue('Rossi S.r.l. 2')
})

it('asks before cancelling the way out with unsaved changes, by the keyboard alone', async () => {
  const { user } = open()
  await user.click(edit('anagrafica'))
  await user.type(screen.getByRole('textbox', { name: 'Ragione sociale' }), ' 2')
  act(() => screen.getByRole('link', { name: 'Torna alle aziende' }).focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('alertdialog', { name: 'Modifiche non salvate' })).toBeVisible()
})

it('lets only the people of the company edit it', () => {
  open({}, { usr: unUsr('gestore', { _id: '655f0a0fffffffffffffffff' }) })
  expect(screen.queryByRole('button', { name: /Modifica/ })).toBeNull()
})

it('does not tell an unknown company from a forbidden one', () => {
  renderScreen(<Component />, { path: '/azienda/boh', pattern: '/azienda/:aId' })
  expect(screen.getByRole('heading', { name: 'Non trovato' })).toBeVisible()
})
