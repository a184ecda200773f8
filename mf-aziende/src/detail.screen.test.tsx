import { addDays, dayInRome, formatDate } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { conflictOn, renderScreen, unaAzienda, unaPratica, unUsr, type ScreenOptions } from '@bandiera/testing'
import { SlotsContext, type SlotSource } from '@bandiera/platform'
import { AppLink } from '@bandiera/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component } from './detail.screen.tsx'

type Parts = ReturnType<SlotSource>

const part = (id: string, within?: string): Parts[number] => ({
  id,
  title: id.replace(/^.*\//, ''),
  within,
  Component: () => <p>parte {id.replace(/^.*\//, '')}</p>,
})
const PARTS: Parts = [
  part('mf-incroci/schedaAzienda', 'incroci'),
  part('mf-pratiche/diAzienda', 'pratiche'),
  part('mf-istituti/schedaKpi', 'bilanci'),
  { ...part('mf-pratiche/documenti', 'pratiche'), title: 'Documenti' },
]

function open(over = {}, options: ScreenOptions & { query?: string; parts?: Parts } = {}) {
  const { parts = [] } = options
  const azienda = unaAzienda({ codiceFiscale: '01234567897', ...over })
  const at = { path: `/azienda/${azienda._id}${options.query ?? ''}`, pattern: '/azienda/:aId' }
  // the menu around the page
  const page = (
    <SlotsContext value={(() => parts) as unknown as SlotSource}>
      <AppLink to="/incroci">Incroci</AppLink>
      <Component />
    </SlotsContext>
  )
  return { azienda, ...renderScreen(page, { aziende: [azienda], ...at, ...options }) }
}
const section = (name: string) => screen.getByRole('region', { name })
const fact = (name: string) =>
  screen.getByText(name, { selector: '.record-header dt' }).nextElementSibling as HTMLElement
const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
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
  expect(fact('Residuo de minimis')).toHaveTextContent('180.000 € su 300.000 €')
  expect(fact('Classe dimensionale')).toHaveTextContent('Piccola impresa')
  expect(fact('Partita IVA')).toHaveTextContent('01234567897')
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

it('keeps what is known of a company in one tab with an index, and work in tabs of its own', async () => {
  const { user, location } = open()
  expect(section('Sedi')).toHaveTextContent('Milano (MI)')
  const index = within(screen.getByRole('navigation', { name: 'Sezioni di questa scheda' }))
  expect(index.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Anagrafica',
    'Contatti',
    'Referente',
    'Sedi',
    'ATECO',
    'Qualifiche',
    'Compagine',
    'Dimensione',
    'Gruppo',
    'Esigenze',
  ])
  await user.click(screen.getByRole('tab', { name: 'Aiuti' }))
  expect(location()).toContain('?tab=aiuti')
  expect(tabNames()).toEqual(['Scheda', 'Bilanci e KPI', 'Aiuti', 'Storico'])
})

it.each([
  ['anagrafica', 'Scheda'],
  ['sedi', 'Scheda'],
  ['dimensione', 'Scheda'],
  ['esigenze', 'Scheda'],
  ['bilanci', 'Bilanci e KPI'],
  ['schedaKpi', 'Bilanci e KPI'],
  ['aiuti', 'Aiuti'],
  ['schedaAzienda', 'Incroci'],
  ['diAzienda', 'Pratiche e documenti'],
  ['documenti', 'Pratiche e documenti'],
  ['storico', 'Storico'],
])('an older link to the tab %s opens %s', (tab, name) => {
  open({}, { query: `?tab=${tab}`, parts: PARTS })
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name)
})

it('has six tabs with the parts of all modules, and more of them together in one more', () => {
  const { unmount } = open({}, { parts: PARTS, query: '?tab=documenti' })
  const six = ['Scheda', 'Bilanci e KPI', 'Aiuti', 'Incroci', 'Pratiche e documenti', 'Storico']
  expect(tabNames()).toEqual(six)
  expect(section('Documenti')).toHaveTextContent('parte documenti')
  unmount()
  open({}, { parts: [...PARTS, part('mf-prova/vecchia'), part('mf-prova/altra', 'altrove')], query: '?tab=altra' })
  expect(tabNames()).toEqual([...six, 'Altro'])
  for (const name of ['vecchia', 'altra']) expect(section(name)).toHaveTextContent(`parte ${name}`)
})

it('gives a part of an older release a tab of its own where there is room', () => {
  open({}, { parts: [part('mf-prova/vecchia')] })
  expect(tabNames()).toEqual(['Scheda', 'Bilanci e KPI', 'Aiuti', 'vecchia', 'Storico'])
})

it('counts the open case files of the company, and starts the next one', () => {
  const _id = unaAzienda()._id
  const pratiche = [
    unaPratica({ aziendaId: _id }),
    unaPratica({ aziendaId: _id, stato: 'respinta' }),
    unaPratica({ aziendaId: unaAzienda()._id }),
  ]
  open({ _id }, { parts: PARTS, pratiche })
  expect(within(fact('Pratiche aperte')).getByRole('link', { name: '1' })).toHaveAttribute(
    'href',
    `/azienda/${_id}?tab=pratiche`,
  )
  expect(screen.getByRole('link', { name: 'Nuova pratica' })).toHaveAttribute(
    'href',
    `/pratiche?nuova=1&azienda=${_id}`,
  )
})

it('offers no case file where the tenant has none', () => {
  open()
  expect(screen.queryByRole('link', { name: 'Nuova pratica' })).toBeNull()
  expect(screen.queryByText('Pratiche aperte')).toBeNull()
})

it('asks before Esc loses what was typed in a section, and gives the focus back', async () => {
  const { user } = open()
  await user.click(edit('referente'))
  expect(screen.getByRole('textbox', { name: /^Nome e cognome/ })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(edit('referente')).toHaveFocus())
  await user.click(edit('referente'))
  await user.keyboard('Ada{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Modifiche non salvate' })).toBeVisible()
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
