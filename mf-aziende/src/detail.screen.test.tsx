import { addDays, dayInRome, formatDate } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { conflictOn, renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { AppLink } from '@bandiera/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component } from './detail.screen.tsx'

function open(over = {}, options: ScreenOptions & { query?: string } = {}) {
  const azienda = unaAzienda({ codiceFiscale: '01234567897', ...over })
  const at = { path: `/azienda/${azienda._id}${options.query ?? ''}`, pattern: '/azienda/:aId' }
  // the menu around the page
  const page = (
    <>
      <AppLink to="/incroci">Incroci</AppLink>
      <Component />
    </>
  )
  return { azienda, ...renderScreen(page, { aziende: [azienda], ...at, ...options }) }
}
const section = (name: string) => screen.getByRole('region', { name })
const edit = (name: string) => screen.getByRole('button', { name: `Modifica ${name}` })
const save = () => screen.getByRole('button', { name: 'Salva' })

it('shows the company with its size, the room for aid, its certificates that expire and whom to call', () => {
  open({
    aiuti: [{ regime: 'deMinimis', dataConcessione: addDays(dayInRome(), -30), esl: 120_000 }],
    stato: 'attiva',
    qualifiche: { femminile: true },
    pec: 'rossi@pec.it',
    referente: { nome: 'Ada Neri', email: 'ada@rossi.it' },
    regolarita: { durc: { esito: true, scadenza: addDays(dayInRome(), 10) } },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Rossi S.r.l.' })).toBeVisible()
  for (const fact of ['Attiva', 'Piccola impresa', 'Impresa femminile'])
    expect(screen.getAllByText(fact)[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Modifica' })).toBeNull()
  expect(section('Residuo de minimis')).toHaveTextContent('180.000 € su 300.000 €')
  expect(section('Prossime scadenze')).toHaveTextContent(`Scadenza del DURC${formatDate(addDays(dayInRome(), 10))}`)
  const [contact] = screen.getAllByRole('region', { name: 'Chi chiamare' })
  expect(within(contact!).getByRole('link', { name: 'ada@rossi.it' })).toHaveAttribute('href', 'mailto:ada@rossi.it')
  expect(within(contact!).getByRole('link', { name: 'rossi@pec.it' })).toBeVisible()
})

it('asks whether an owner is a public body, and is large once it is said', async () => {
  const compagine = [{ nome: 'Comune di Bari', quota: 60 }]
  const { user, writes } = open({ compagine })
  const asked = '«Comune di Bari» sembra un ente pubblico: confermi?'
  expect(section('Compagine')).toHaveTextContent(asked)
  await user.click(edit('compagine'))
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Ente pubblico/ }), 'Sì')
  await user.click(save())
  await waitFor(() =>
    expect(writes).toMatchObject([{ patch: { set: { compagine: [{ ...compagine[0], entePubblico: 'si' }] } } }]),
  )
  await waitFor(() => expect(screen.getAllByText('Grande impresa')[0]).toBeVisible())
  expect(screen.queryByText(asked)).toBeNull()
})

it('keeps each kind of datum in a tab of its own', async () => {
  const { user, location } = open()
  await user.click(screen.getByRole('tab', { name: 'Sedi e ATECO' }))
  expect(section('Sedi')).toHaveTextContent('Milano (MI)')
  expect(location()).toContain('?tab=sedi')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Anagrafica',
    'Sedi e ATECO',
    'Bilanci',
    'Dimensione e gruppo',
    'De minimis',
    'Esigenze',
    'Storico',
  ])
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

it('opens the section of a missing datum from the address', () => {
  open({}, { query: '?campo=qualifiche.femminile' })
  expect(screen.getByRole('form', { name: 'Qualifiche e regolarità' })).toBeVisible()
  const group = screen.getByRole('radiogroup', { name: 'Impresa femminile' })
  expect(within(group).getByRole('radio', { name: 'Non noto' })).toHaveFocus()
})

it('asks whether the company is in proceedings, and stores that there are none', async () => {
  const { user, writes } = open({ regolarita: { noDifficolta: true } }, { query: '?campo=qualifiche.femminile' })
  const answer = (name: RegExp, label: string) =>
    within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: label })
  expect(answer(/^In difficoltà/, 'No')).toBeChecked()
  await user.click(answer(/^In procedura concorsuale/, 'Sì'))
  await user.click(save())
  await waitFor(() =>
    expect(writes).toMatchObject([{ patch: { set: { regolarita: { noDifficolta: true, noProcedure: false } } } }]),
  )
  const shown = async (label: RegExp) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling
  expect(await shown(/^In procedura concorsuale/)).toHaveTextContent('Sì')
  expect(await shown(/^In difficoltà/)).toHaveTextContent('No')
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

it('does not touch what another user changed while the form was open', async () => {
  const { user, writes, feed, azienda } = open()
  await user.click(edit('anagrafica'))
  feed.update('aziende', { ...azienda, formaGiuridica: 'spa' })
  await user.type(screen.getByRole('textbox', { name: 'Ragione sociale' }), ' 2')
  await user.click(save())
  await waitFor(() =>
    expect(writes).toMatchObject([{ patch: { set: { ragioneSociale: 'Rossi S.r.l. 2' }, unset: [] } }]),
  )
})

it('asks what to keep when another user changed the same field, and writes what was chosen', async () => {
  const { user, writes } = open({ versione: 3 }, { refuse: conflictOn('ragioneSociale', 'Verdi') })
  await user.click(edit('anagrafica'))
  await user.type(screen.getByRole('textbox', { name: 'Ragione sociale' }), ' 2')
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'Gli stessi dati sono cambiati' })
  expect(within(dialog).getByRole('radiogroup', { name: 'Ragione sociale' })).toHaveTextContent('Verdi')
  await user.click(within(dialog).getByRole('button', { name: 'Salva' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  const patch = { set: { ragioneSociale: 'Rossi S.r.l. 2' }, unset: [] }
  expect(writes).toMatchObject([
    { patch, base: 3 },
    { patch, base: 3, seen: 99 },
  ])
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
  act(() => screen.getByRole('link', { name: 'Incroci' }).focus())
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
