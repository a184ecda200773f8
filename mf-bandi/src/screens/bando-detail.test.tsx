import { addDays, dayInRome, type DatiBando } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { renderScreen, unBando, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from './bando-detail.screen.tsx'

const oggi = dayInRome()
function open(data: Partial<DatiBando>, options: ScreenOptions = {}) {
  const bando = unBando({ data: { titolo: 'Voucher', dataChiusura: addDays(oggi, 12), ...data } })
  const at = { path: `/bando/${bando._id}`, pattern: '/bando/:id' }
  return { bando, ...renderScreen(<Component />, { bandi: [bando], ...at, ...options }) }
}
const imported: Partial<DatiBando> = {
  fonte: { nome: 'incentivi.gov.it', idEsterno: '1427', raw: { Titolo: 'Voucher grezzo' } },
  daControllare: [{ campo: 'comuni', motivo: 'Il comune Rio Marina non esiste più' }],
}

it('shows state, dates, amounts and criteria in plain Italian', () => {
  open({
    agevolazioneMax: 50_000,
    criteri: [
      { id: 't', tipo: 'territorio', regioni: ['03'] },
      { id: 'o', tipo: 'obiettivo', vincolante: false, ammessi: ['Digitalizzazione'] },
    ],
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible()
  expect(screen.getByText('In chiusura · 12 giorni')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Che cosa offre' })).toHaveTextContent('fino a 50.000 €')
  const criteri = screen.getByRole('region', { name: 'Chi può partecipare' })
  expect(criteri).toHaveTextContent(/Lombardia/)
  expect(criteri).toHaveTextContent(/Preferenze: ordinano, non escludono.*Digitalizzazione/)
  expect(criteri).toHaveTextContent(/Il bando non lo indica.*Dimensione/)
})

it('says until when a grant without closing day is open', () => {
  open({ dataApertura: '2026-01-01', dataChiusura: undefined })
  expect(screen.getByText('Fino a esaurimento delle risorse')).toBeVisible()
})

it('opens the official page only by a web address', () => {
  const { unmount } = open({ link: 'javascript:alert(1)' })
  expect(screen.queryByRole('link', { name: /pagina ufficiale/ })).toBeNull()
  unmount()
  open({ link: 'https://www.incentivi.gov.it/x' })
  expect(screen.getByRole('link', { name: /pagina ufficiale/ })).toHaveAttribute('rel', 'noreferrer noopener')
})

it('keeps drafts and the raw record from a gestore, and tells it what the source left unclear', () => {
  const { unmount } = open(imported)
  expect(screen.queryByText('Record originale')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Modifica' })).toBeNull()
  const flags = screen.getByRole('region', { name: 'Da controllare' })
  expect(flags).toHaveTextContent('Il comune Rio Marina non esiste più')
  expect(within(flags).queryByRole('button')).toBeNull()
  unmount()
  open({ redazione: 'bozza' })
  expect(screen.getByRole('heading', { name: 'Non trovato' })).toBeVisible()
})

describe('for an editore', () => {
  const editore = { usr: unUsr('editore'), utenti: [unUsr('gestore')] }

  it('publishes a draft for a chosen manager in one form', async () => {
    const { user, writes, bando } = open({ ...imported, redazione: 'bozza', gestori: [] }, editore)
    await user.click(screen.getByRole('button', { name: 'Modifica' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stato editoriale' }), 'Pubblicato')
    await user.click(screen.getByRole('checkbox', { name: 'Gina Gestisce' }))
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    const set = { 'data.redazione': 'pubblicato', 'data.gestori': [unUsr('gestore')._id] }
    expect(writes).toEqual([{ op: 'update', coll: 'bandi', id: bando._id, patch: { set, unset: [] } }])
    expect(await screen.findByText('Pubblicato')).toBeVisible()
  })

  it('keeps what was typed when the server refuses', async () => {
    const refuse = () => new WriteError('RECORD_CHANGED', 'Qualcun altro ha modificato questo elemento.')
    const { user } = open(imported, { ...editore, refuse })
    await user.click(screen.getByRole('button', { name: 'Modifica' }))
    const titolo = screen.getByRole('textbox', { name: 'Titolo' })
    await user.clear(titolo)
    await user.type(titolo, 'Voucher 2027')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Qualcun altro ha modificato questo elemento.')
    expect(titolo).toHaveValue('Voucher 2027')
  })

  it('does not write back what somebody else changed while the form was open', async () => {
    const { user, writes, feed, bando } = open({ ente: 'Regione' }, editore)
    await user.click(screen.getByRole('button', { name: 'Modifica' }))
    feed.update('bandi', { ...bando, data: { ...bando.data, ente: 'Ministero' } })
    await user.type(screen.getByRole('textbox', { name: 'Titolo' }), '!')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(writes).toMatchObject([{ patch: { set: { 'data.titolo': 'Voucher!' }, unset: [] } }])
  })

  it.each([
    ['an empty title', 'Titolo', '', 'Inserisci il titolo'],
    [
      'a closing day before the opening',
      'Chiusura (facoltativo)',
      '2020-01-01',
      'La chiusura viene prima dell’apertura',
    ],
  ])('refuses %s at its field', async (_name, label, value, message) => {
    const { user, writes } = open({}, editore)
    await user.click(screen.getByRole('button', { name: 'Modifica' }))
    const field = screen.getByLabelText(label)
    await user.clear(field)
    if (value) await user.type(field, value)
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(writes).toEqual([])
  })

  it('clears a flag once it was looked at, and shows the record as it came', async () => {
    const { user, writes } = open(imported, editore)
    expect(screen.getByText(/Voucher grezzo/)).toBeInTheDocument()
    const flags = screen.getByRole('region', { name: 'Da controllare' })
    await user.click(within(flags).getByRole('button', { name: 'Ho controllato' }))
    expect(writes).toMatchObject([{ patch: { set: { 'data.daControllare': [] } } }])
    expect(screen.queryByText('Il comune Rio Marina non esiste più')).toBeNull()
  })
})
