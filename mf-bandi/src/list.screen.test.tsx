import { addDays, dayInRome } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { renderScreen, unBando, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const today = dayInRome()
const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const inDays = (titolo: string, giorni: number, over = {}) =>
  unBando({ data: { titolo, dataApertura: addDays(today, -40), dataChiusura: addDays(today, giorni), ...over } })
const views = () => within(screen.getByRole('group', { name: 'Viste' }))

it('shows a gestore the published grants that have not closed, with the state computed from the dates', async () => {
  const bandi = [
    inDays('Chiuso', -1),
    inDays('In chiusura', 12),
    inDays('Aperto', 90),
    inDays('Ancora in bozza', 90, { redazione: 'bozza' }),
  ]
  const { user } = renderScreen(<Component />, { bandi })
  expect(titles()).toEqual(['In chiusura', 'Aperto'])
  expect(screen.getByRole('columnheader', { name: 'Scadenza' })).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByText('In chiusura · 12 giorni')).toBeVisible()
  for (const name of ['Redazione', 'Gestori']) expect(screen.queryByRole('columnheader', { name })).toBeNull()
  expect(screen.queryByRole('button', { name: /Importa|Nuovo/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(views().getByRole('button', { name: 'Chiusi 1' }))
  expect(titles()).toEqual(['Chiuso'])
})

it('opens what closes soon with one press, and says how many there are', async () => {
  const { user, location } = renderScreen(<Component />, { bandi: [inDays('Tra poco', 5), inDays('Lontano', 90)] })
  await user.click(views().getByRole('button', { name: 'In scadenza 1' }))
  expect(titles()).toEqual(['Tra poco'])
  expect(decodeURIComponent(location())).toContain('f=stato:=:in_chiusura')
  expect(views().getByRole('button', { name: 'In scadenza 1' })).toHaveAttribute('aria-pressed', 'true')
})

it('shows an editore drafts too, who reads each grant, and what is still to check', async () => {
  const flags = { redazione: 'bozza' as const, daControllare: [{ campo: 'comuni', motivo: 'Comune sconosciuto' }] }
  const bandi = [inDays('Voucher', 90, flags), inDays('Fiere', 90), inDays('Vecchio', -3)]
  const { user } = renderScreen(<Component />, { usr: unUsr('editore'), bandi })
  const row = screen.getByRole('row', { name: /Voucher/ })
  expect(within(row).getByText('Bozza')).toBeVisible()
  expect(within(row).getAllByText('1')).toHaveLength(2)
  for (const [view, found] of [
    ['Bozze 1', ['Voucher']],
    ['Pubblicati 2', ['Fiere', 'Vecchio']],
    ['Chiusi 1', ['Vecchio']],
    ['Tutti 3', ['Fiere', 'Voucher', 'Vecchio']],
  ] as const) {
    await user.click(views().getByRole('button', { name: view }))
    expect(titles()).toEqual(found)
  }
})

it('finds by topic with two presses, with the number of each', async () => {
  const bandi = [inDays('Rete', 90, { obiettivi: ['Digitalizzazione'] }), inDays('Fiere', 90)]
  const { user } = renderScreen(<Component />, { bandi })
  await user.click(screen.getByRole('button', { name: /^Filtri/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Digitalizzazione 1' }))
  await user.keyboard('{Escape}')
  expect(titles()).toEqual(['Rete'])
})

it('searches titles without accents and opens filtered from the address', async () => {
  const bandi = [inDays('Sostenibilità', 90), inDays('Fiere', 5)]
  const { user, unmount } = renderScreen(<Component />, { bandi })
  await user.type(screen.getByRole('searchbox', { name: 'Cerca bandi' }), 'sostenibilita')
  expect(titles()).toEqual(['Sostenibilità'])
  unmount()
  renderScreen(<Component />, { bandi, path: '/bandi?f=stato:=:in_chiusura' })
  expect(titles()).toEqual(['Fiere'])
})

it('marks what was published since the last visit, and remembers this one with the person', () => {
  const dal = '2026-11-01T08:00:00.000Z'
  const usr = unUsr('gestore', { _id: '655f0a00aaaaaaaaaaaaaaab', preferenze: { bandiVisti: dal } })
  const gestori = [usr._id]
  const bandi = [
    inDays('Vecchio', 90, { gestori, pubblicatoIl: '2026-10-01T08:00:00.000Z' }),
    inDays('Fresco', 90, { gestori, pubblicatoIl: '2026-11-02T08:00:00.000Z' }),
  ]
  const { writes } = renderScreen(<Component />, { usr, bandi })
  expect(titles()).toEqual(['FrescoNuovo', 'Vecchio'])
  expect(screen.getByText('Pubblicati dal 01/11/2026, il tuo ultimo accesso')).toBeVisible()
  expect(views().getByRole('button', { name: 'Novità 1' })).toBeVisible()
  expect(writes).toMatchObject([{ op: 'update', coll: 'usr', id: usr._id }])
})

it('repaints a grant as soon as it changes, and drops one that is no longer visible', () => {
  const bando = inDays('Voucher', 90)
  const { feed } = renderScreen(<Component />, { bandi: [bando, inDays('Fiere', 20)] })
  feed.update('bandi', { ...bando, data: { ...bando.data, titolo: 'Voucher 2027' } })
  expect(screen.getByRole('link', { name: 'Voucher 2027' })).toHaveAttribute('href', `/bando/${bando._id}`)
  feed.remove('bandi', bando._id)
  expect(titles()).toEqual(['Fiere'])
})

it('tells a gestore what the empty list is for, and an editore what to do', () => {
  const { unmount } = renderScreen(<Component />)
  expect(screen.getByText(/Arrivano appena un editore li pubblica/)).toBeVisible()
  unmount()
  renderScreen(<Component />, { usr: unUsr('editore') })
  expect(screen.getByRole('button', { name: 'Importa da incentivi.gov.it' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nuovo bando' })).toBeVisible()
})

describe('more grants at once', () => {
  const ready = inDays('Pronto', 90, { redazione: 'in_revisione' })
  const draft = inDays('In bozza', 90, { redazione: 'bozza' })
  const nobody = inDays('Senza ente', 90, { redazione: 'in_revisione', ente: undefined })
  const usr = unUsr('editore')

  it('are published with one press each, and those that cannot be stay with their reason', async () => {
    const { user, writes, notices } = renderScreen(<Component />, { usr, bandi: [ready, draft, nobody] })
    await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutti i 3 bandi' }))
    await user.click(screen.getByRole('button', { name: 'Pubblica' }))
    const refused = screen.getByRole('region', { name: 'Questi restano come sono' })
    expect(refused).toHaveTextContent('In bozza: da «Bozza» non si passa a «Pubblicato»')
    expect(refused).toHaveTextContent('Senza ente: manca l’ente che concede')
    await user.click(screen.getByRole('button', { name: 'Pubblica 1 bando' }))
    expect(writes).toEqual([
      { op: 'update', coll: 'bandi', id: ready._id, patch: { set: { 'data.redazione': 'pubblicato' } } },
    ])
    expect(notices).toMatchObject([{ text: '1 bando aggiornato.' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that the server refuses are named with its words', async () => {
    const refuse = () => new WriteError('BANDO_STEP', 'Fai un passo alla volta.')
    const { user } = renderScreen(<Component />, { usr, bandi: [ready], refuse })
    await user.click(screen.getByRole('checkbox', { name: 'Seleziona Pronto' }))
    await user.click(screen.getByRole('button', { name: 'Pubblica' }))
    await user.click(screen.getByRole('button', { name: 'Pubblica 1 bando' }))
    expect(await screen.findByRole('region', { name: 'Questi non sono cambiati' })).toHaveTextContent(
      'Pronto: Fai un passo alla volta.',
    )
  })

  it('get the same managers, added to their own', async () => {
    const altro = unUsr('gestore', { _id: '655f0a00aaaaaaaaaaaaaaac', name: 'Gaia Gestisce' })
    const { user, writes } = renderScreen(<Component />, { usr, bandi: [ready], utenti: [unUsr('gestore'), altro] })
    await user.click(screen.getByRole('checkbox', { name: 'Seleziona Pronto' }))
    await user.click(screen.getByRole('button', { name: 'Assegna gestori' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Assegna gestori' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Scegli almeno un gestore')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Gaia Gestisce' }))
    await user.click(within(dialog).getByRole('button', { name: 'Assegna gestori' }))
    expect(writes).toMatchObject([{ id: ready._id, patch: { set: { 'data.gestori': [unUsr()._id, altro._id] } } }])
  })
})

describe('what changes daily, in its row', () => {
  const usr = unUsr('editore')
  const menuOf = (what: string) => screen.getByRole('button', { name: `Cambia ${what}` })

  it('is the editorial state, with an undo; a grant that lacks something stays, and says what', async () => {
    const ready = inDays('Pronto', 90, { redazione: 'in_revisione' })
    const nobody = inDays('Senza ente', 90, { redazione: 'in_revisione', ente: undefined })
    const { user, writes, notices } = renderScreen(<Component />, { usr, bandi: [ready, nobody] })
    await user.click(menuOf('la redazione di Senza ente'))
    await user.click(screen.getByRole('menuitemradio', { name: 'Pubblica' }))
    expect(notices.at(-1)).toMatchObject({ kind: 'error', text: expect.stringContaining('manca l’ente') as string })
    expect(writes).toEqual([])
    await user.click(menuOf('la redazione di Pronto'))
    await user.click(screen.getByRole('menuitemradio', { name: 'Pubblica' }))
    expect(writes).toMatchObject([{ id: ready._id, patch: { set: { 'data.redazione': 'pubblicato' } } }])
    await waitFor(() =>
      expect(notices.at(-1)).toMatchObject({ text: 'Bando pubblicato.', action: { label: 'Annulla' } }),
    )
  })

  it('is the closing day, with an undo; one that closed early is changed on its page', async () => {
    const bando = inDays('Voucher', 90)
    const early = inDays('Fiere', 60, { chiusuraAnticipata: addDays(today, 20) })
    const { user, writes, notices } = renderScreen(<Component />, { usr, bandi: [bando, early] })
    expect(screen.queryByRole('button', { name: 'Cambia la scadenza di Fiere' })).toBeNull()
    await user.click(menuOf('la scadenza di Voucher'))
    const box = screen.getByRole('textbox', { name: 'la scadenza di Voucher' })
    await user.clear(box)
    await user.type(box, '31/12/2099{Enter}')
    expect(writes).toMatchObject([{ id: bando._id, patch: { set: { 'data.dataChiusura': '2099-12-31' } } }])
    await waitFor(() =>
      expect(notices.at(-1)).toMatchObject({ text: 'Scadenza spostata.', action: { label: 'Annulla' } }),
    )
  })

  it.each(['gestore', 'professionista'] as const)('is text for a %s', (role) => {
    renderScreen(<Component />, { usr: unUsr(role), bandi: [inDays('Voucher', 90)] })
    expect(screen.queryByRole('button', { name: /^Cambia la/ })).toBeNull()
  })

  it('is text for an editore who did not write the grant', () => {
    const other = unUsr('editore', { _id: '655f0a00aaaaaaaaaaaaaaad' })
    renderScreen(<Component />, { usr: other, bandi: [inDays('Voucher', 90)] })
    expect(screen.queryByRole('button', { name: /^Cambia la/ })).toBeNull()
  })
})
