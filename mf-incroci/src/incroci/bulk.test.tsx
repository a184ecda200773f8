import { addDays, dayInRome, type Criterio } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { renderScreen, unaAzienda, unaPratica, unBando, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const criteri: Criterio[] = [{ id: 't', tipo: 'territorio', regioni: ['03'] }]
const bando = unBando({
  data: {
    titolo: 'Voucher',
    dataChiusura: addDays(dayInRome(), 40),
    criteri,
    documentiRichiesti: [{ nome: 'Visura', obbligatorio: true }],
  },
})
const rossi = unaAzienda({ ragioneSociale: 'Rossi Srl' })
const bianchi = unaAzienda({ ragioneSociale: 'Bianchi Srl' })
const byBando = { path: `/incroci?tab=bando&bando=${bando._id}` }
const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, { aziende: [rossi, bianchi], bandi: [bando], ...options })
const inList = () => within(screen.getByRole('list', { name: /^(Bandi|Aziende) per / }))
const praticaOf = (azienda: { _id: string }, stato: 'istruttoria' | 'respinta') =>
  unaPratica({ aziendaId: azienda._id, bandoId: bando._id, stato })

it('leads from a match to the form of its case file', () => {
  open({ path: `/incroci?azienda=${rossi._id}` })
  for (const link of screen.getAllByRole('link', { name: 'Crea pratica: Voucher' }))
    expect(link).toHaveAttribute('href', `/pratiche?nuova=1&azienda=${rossi._id}&bando=${bando._id}`)
})

it('shows the case file that is open with its state, and offers a new one after a refusal', () => {
  const pratica = praticaOf(rossi, 'istruttoria')
  open({ ...byBando, pratiche: [pratica, praticaOf(bianchi, 'respinta')] })
  expect(inList().getByRole('link', { name: 'Istruttoria: pratica per Rossi Srl' })).toHaveAttribute(
    'href',
    `/pratica/${pratica._id}`,
  )
  expect(inList().getByRole('link', { name: 'Crea pratica: Bianchi Srl' })).toBeVisible()
})

it('offers no case file for a closed grant', () => {
  const chiuso = unBando({ data: { titolo: 'Chiuso', dataChiusura: '2020-01-01', criteri } })
  open({ path: `/incroci?azienda=${rossi._id}&f=chiusi:in:`, bandi: [chiuso] })
  expect(inList().getByRole('link', { name: 'Chiuso' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Crea pratica/ })).toBeNull()
})

it('opens them with the project of each company and what the grant would give for it', async () => {
  const esigenze = [{ esigenzaId: 'm', importo: 80_000, stato: 'aperta' as const }]
  const gives = { ...bando, data: { ...bando.data, intensita: 50 } }
  const { user, writes } = open({ ...byBando, aziende: [{ ...rossi, esigenze }, bianchi], bandi: [gives] })
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le 2' }))
  await user.click(screen.getByRole('button', { name: 'Crea pratiche' }))
  const docs = (writes as unknown as { doc: { agevolazioneRichiesta?: number; importoProgetto?: number } }[]).map(
    ({ doc }) => [doc.importoProgetto, doc.agevolazioneRichiesta],
  )
  expect(docs).toHaveLength(2)
  expect(docs).toContainEqual([80_000, 40_000])
  expect(docs).toContainEqual([undefined, undefined])
})

it('opens case files for several companies at once, each with its documents and its verdict', async () => {
  const { user, writes, notices } = open(byBando)
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le 2' }))
  await user.click(screen.getByRole('button', { name: 'Crea pratiche' }))
  expect(writes).toHaveLength(2)
  expect(writes).toMatchObject([
    {
      op: 'insert',
      coll: 'pratiche',
      doc: {
        bandoId: bando._id,
        titolo: 'Voucher',
        stato: 'bozza',
        checklist: [{ voce: 'Visura' }],
        incrocio: { esito: 'da_verificare' },
      },
    },
    { op: 'insert', coll: 'pratiche' },
  ])
  expect(notices).toMatchObject([{ text: '2 pratiche create.', action: { label: 'Annulla' } }])
  expect(inList().getAllByRole('link', { name: /^Bozza: pratica per/ })).toHaveLength(2)
  expect(screen.queryByRole('region', { name: /selezion/i })).toBeNull()
})

it('skips companies that have one, says which were refused and why, and keeps the selection', async () => {
  const refuse = () => new WriteError('WRITE_OWNER', 'Questa azienda non è tua.')
  const { user, writes } = open({ ...byBando, pratiche: [praticaOf(rossi, 'istruttoria')], refuse })
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona Rossi Srl' }))
  expect(screen.getByRole('button', { name: 'Crea pratiche' })).toHaveAccessibleDescription(
    'Hanno già una pratica aperta per questo bando',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona Bianchi Srl' }))
  await user.click(screen.getByRole('button', { name: 'Crea pratiche' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Bianchi Srl: Questa azienda non è tua.')
  expect(writes).toHaveLength(1)
  expect(screen.getByRole('checkbox', { name: 'Seleziona Bianchi Srl' })).toBeChecked()
})

it('exports the list that is on show', async () => {
  const { user } = open(byBando)
  expect(screen.getByRole('button', { name: 'Esporta (2)' })).toBeEnabled()
  await user.type(screen.getByRole('searchbox', { name: 'Cerca aziende' }), 'rossi')
  expect(await screen.findByRole('button', { name: 'Esporta (1)' })).toBeVisible()
})

it('puts selected companies side by side, two to four of them', async () => {
  const { user, location } = open(byBando)
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona Rossi Srl' }))
  expect(bulkCompare()).toHaveAccessibleDescription('Scegline almeno 2')
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona Bianchi Srl' }))
  await user.click(bulkCompare())
  expect(decodeURIComponent(location())).toMatch(/confronta=[0-9a-f]{24}\.[0-9a-f]{24},[0-9a-f]{24}\.[0-9a-f]{24}/)
})
const bulkCompare = () =>
  within(screen.getByRole('region', { name: 'Azioni sulla selezione' })).getByRole('button', { name: 'Confronta' })

describe('an admin', () => {
  const utenti = [unUsr('gestore'), unUsr('gestore', { _id: '655f0a00eeeeeeeeeeeeeeee', name: 'Gigi Altro' })]
  const altra = unaAzienda({ ragioneSociale: 'Altra Srl', gestoreId: '655f0a00eeeeeeeeeeeeeeee' })
  const admin = { usr: unUsr('admin'), utenti, aziende: [rossi, altra] }

  it('chooses whose companies to look at', async () => {
    const { user, location } = open({ ...admin, path: `/incroci?azienda=${rossi._id}` })
    await user.click(screen.getByRole('button', { name: 'Filtro Gestore' }))
    const choice = screen.getByRole('menuitemcheckbox', { name: /Gigi Altro/ })
    expect(within(choice).getByText('1')).toBeVisible()
    await user.click(choice)
    expect(location()).toContain('gestore=655f0a00eeeeeeeeeeeeeeee')
    expect(location()).toContain(`azienda=${altra._id}`)
  })

  it('narrows the companies of a grant to those of a manager', async () => {
    const { user } = open({ ...admin, ...byBando })
    await user.click(screen.getByRole('button', { name: 'Filtri' }))
    await user.click(screen.getByRole('checkbox', { name: /Gina Gestisce/ }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('link', { name: 'Altra Srl' })).toBeNull()
    expect(inList().getByRole('link', { name: 'Rossi Srl' })).toBeInTheDocument()
  })
})
