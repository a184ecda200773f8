import { renderScreen, unaAzienda, unaPratica, unBando, unDocumento, unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

type Feed = ReturnType<typeof renderScreen>['feed']
const azienda = unaAzienda({ ragioneSociale: 'Verdi Srl', archiviata: true })
const historical = [
  {
    da: 'bozza' as const,
    a: 'annullata' as const,
    quando: '2025-03-01T08:00:00Z',
    chi: 'x',
    motivo: 'fuori_termine' as const,
  },
]
const closed = unaPratica({ aziendaId: azienda._id, titolo: 'Vecchia', stato: 'annullata', storico: historical })
const bando = unBando({ data: { titolo: 'Bando finito', redazione: 'archiviato' } })
const records = { aziende: [azienda], pratiche: [closed], bandi: [bando] }

it('lists what ended, with its reason, and leaves the open ones out', () => {
  const aperta = unaPratica({ aziendaId: azienda._id, titolo: 'Aperta' })
  renderScreen(<Component />, { ...records, pratiche: [closed, aperta], path: '/archivio' })
  expect(screen.getByRole('link', { name: 'Vecchia' })).toHaveAttribute('href', `/pratica/${closed._id}`)
  expect(screen.getByText('Fuori termine')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Aperta' })).toBeNull()
})

it('shows what ended last first, and finds it by its year', async () => {
  const at = (quando: string) => [{ ...historical[0]!, quando }]
  const pratiche = [
    unaPratica({ aziendaId: azienda._id, titolo: 'Del 2024', stato: 'annullata', storico: at('2024-05-01T08:00:00Z') }),
    unaPratica({ aziendaId: azienda._id, titolo: 'Del 2026', stato: 'annullata', storico: at('2026-05-01T08:00:00Z') }),
    closed,
  ]
  const { user } = renderScreen(<Component />, { ...records, pratiche, path: '/archivio' })
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Del 2026', 'Vecchia', 'Del 2024'])
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  await user.click(screen.getByRole('checkbox', { name: /2025/ }))
  await user.keyboard('{Escape}')
  expect(names()).toEqual(['Vecchia'])
})

it('opens a case file again, for a gestore and not for a professionista', async () => {
  const { user, writes } = renderScreen(<Component />, { ...records, path: '/archivio' })
  await user.click(screen.getByRole('button', { name: 'Ripristina Vecchia' }))
  await user.type(screen.getByRole('textbox', { name: /^Spiegazione/ }), 'Per errore')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Riapri la pratica' }))
  expect(writes).toMatchObject([{ patch: { set: { stato: 'bozza' }, push: { storico: { nota: 'Per errore' } } } }])
})

it('shows a professionista no way to restore', () => {
  renderScreen(<Component />, { ...records, usr: unUsr('professionista'), path: '/archivio' })
  expect(screen.queryByRole('button', { name: /Ripristina/ })).toBeNull()
})

it('takes a company back once confirmed', async () => {
  const { user, writes, questions } = renderScreen(<Component />, { ...records, path: '/archivio?tab=aziende' })
  await user.click(screen.getByRole('button', { name: 'Ripristina Verdi Srl' }))
  expect(questions).toHaveLength(1)
  expect(writes).toMatchObject([{ coll: 'aziende', patch: { set: { archiviata: false } } }])
})

it('shows an editore its grants, and takes one back to its draft', async () => {
  const { user, writes } = renderScreen(<Component />, { ...records, usr: unUsr('editore'), path: '/archivio' })
  expect(screen.queryByRole('tab', { name: 'Pratiche chiuse' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ripristina Bando finito' }))
  expect(writes).toMatchObject([{ coll: 'bandi', patch: { set: { 'data.redazione': 'bozza' } } }])
})

it('lists documents whose validity has ended', () => {
  const docs = [unDocumento({ nome: 'DURC', clienteId: azienda._id, scadenza: '2020-01-31' })]
  renderScreen(<Component />, { ...records, docs, path: '/archivio?tab=documenti' })
  expect(screen.getByRole('link', { name: 'DURC' })).toBeVisible()
  expect(screen.getByText('31/01/2020')).toBeVisible()
})

it('follows what others end and take back, without a reload', () => {
  const open = { ...closed, stato: 'istruttoria' as const }
  const { feed } = renderScreen(<Component />, { ...records, pratiche: [open], path: '/archivio' })
  expect(screen.queryByRole('link', { name: 'Vecchia' })).toBeNull()
  feed.update('pratiche', closed)
  expect(screen.getByRole('link', { name: 'Vecchia' })).toBeVisible()
  feed.update('pratiche', open)
  expect(screen.queryByRole('link', { name: 'Vecchia' })).toBeNull()
})

const durc = unDocumento({ nome: 'DURC', clienteId: azienda._id, scadenza: '2020-01-31' })
it.each<[string, string, string, (feed: Feed, ended: boolean) => void]>([
  [
    'grants',
    'bandi',
    'Bando finito',
    (feed, ended) =>
      feed.update('bandi', { ...bando, data: { ...bando.data, redazione: ended ? 'archiviato' : 'pubblicato' } }),
  ],
  ['companies', 'aziende', 'Verdi Srl', (feed, ended) => feed.update('aziende', { ...azienda, archiviata: ended })],
  [
    'documents',
    'documenti',
    'DURC',
    (feed, ended) => feed.update('docs', { ...durc, scadenza: ended ? '2020-01-31' : '2099-01-31' }),
  ],
])('follows the %s of the archive live', (_what, tab, name, change) => {
  const { feed } = renderScreen(<Component />, { ...records, docs: [durc], path: `/archivio?tab=${tab}` })
  const shown = () => screen.queryAllByRole('rowheader', { name: new RegExp(`^${name}`) }).length
  expect(shown()).toBe(1)
  change(feed, false)
  expect(shown()).toBe(0)
  change(feed, true)
  expect(shown()).toBe(1)
})
