import { GESTORE_ID, renderScreen, unaAzienda, unaPratica, unBando, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const pro = unUsr('professionista')
const verdi = unaAzienda({ ragioneSociale: 'Verdi Srl' })
const bando = unBando({ data: { titolo: 'Macchinari' } })
const mine = unaPratica({
  aziendaId: verdi._id,
  titolo: 'Voucher',
  bandoId: bando._id,
  assegnatoA: GESTORE_ID,
  scadenze: [{ tipo: 'invio', data: '2020-01-10' }],
})
const ofOthers = unaPratica({ aziendaId: verdi._id, titolo: 'Mutuo', stato: 'inviata', assegnatoA: pro._id })
const ended = unaPratica({ aziendaId: verdi._id, titolo: 'Vecchia', stato: 'chiusa' })
const several = (many: number) =>
  Array.from({ length: many }, (_, n) => unaPratica({ aziendaId: verdi._id, titolo: `Pratica ${n + 1}` }))
const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    aziende: [verdi, unaAzienda({ ragioneSociale: 'Altra' })],
    bandi: [bando],
    pratiche: [mine, ofOthers, ended],
    utenti: [pro],
    modes: { pratiche: 'window', aziende: 'window', bandi: 'window' },
    path: '/pratiche',
    ...options,
  })
const rows = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
const expectRows = (...wanted: string[]) => waitFor(() => expect(rows()).toEqual(wanted))
const links = () => screen.queryAllByRole('link').map((link) => link.textContent)

describe('the list of more case files than a page holds', () => {
  it('shows the open ones with their company and person, how many there are, and none of the rest', async () => {
    const { windows, feed } = open()
    await expectRows('Voucher', 'Mutuo')
    expect(screen.getByRole('status')).toHaveTextContent('2 di 3 pratiche')
    expect(await screen.findAllByText('Verdi Srl')).toHaveLength(2)
    expect(windows.filter(({ c }) => c !== 'pratiche')).toEqual([])
    feed.update('pratiche', { ...mine, titolo: 'Voucher nuovo' })
    await expectRows('Voucher nuovo', 'Mutuo')
  })

  it('counts the shortcuts on the server, and filters by them', async () => {
    const { user, location } = open()
    await user.click(await screen.findByRole('button', { name: 'Scadono questa settimana 1' }))
    expect(screen.getByRole('button', { name: 'Solo mie 1' })).toBeVisible()
    await expectRows('Voucher')
    expect(location()).toContain('scade')
  })

  it('sorts by state and deadline, not by the name of a company that is not here', async () => {
    const { user } = open({ path: '/pratiche?f=situazione:in:&ord=-stato' })
    await expectRows('Vecchia', 'Mutuo', 'Voucher')
    await user.click(within(screen.getByRole('columnheader', { name: 'Scadenza' })).getByRole('button'))
    await waitFor(() => expect(rows()[0]).toBe('Voucher'))
    expect(within(screen.getByRole('columnheader', { name: 'Azienda' })).queryByRole('button')).toBeNull()
  })

  it('opens what the start page links to: own tasks, and months of amounts', async () => {
    const attivita = [{ testo: 'Chiama', per: GESTORE_ID, entro: '2020-01-01' }]
    open({ pratiche: [{ ...mine, attivita }, ofOthers], path: '/pratiche?f=compiti:=:ritardo' })
    await expectRows('Voucher')
  })
})

describe('its board', () => {
  const path = '/pratiche?vista=bacheca'

  it('has in each column its first cards, how many there are, and the others on request', async () => {
    const { user } = open({ pratiche: [...several(42), ofOthers], path })
    const bozza = within(await screen.findByRole('region', { name: 'Bozza 42' }))
    await waitFor(() => expect(bozza.getAllByRole('link')).toHaveLength(40))
    await user.click(bozza.getByRole('button', { name: 'Mostra altre 2' }))
    await waitFor(() => expect(bozza.getAllByRole('link')).toHaveLength(42))
    expect(within(screen.getByRole('region', { name: 'Inviata 1' })).getByRole('link', { name: 'Mutuo' })).toBeVisible()
  })
})

describe('its calendar', () => {
  it('asks for the months around the one on show', async () => {
    const later = { ...ofOthers, scadenze: [{ tipo: 'invio', data: '2031-05-05' }] }
    const { windows } = open({ pratiche: [mine, later], path: '/pratiche?vista=calendario&mese=2020-01' })
    await waitFor(() => expect(links().some((text) => text?.includes('Invio della domanda'))).toBe(true))
    expect(windows.some(({ f }) => f?.includes('calc.mesiScadenze:in:2019-12,2020-01,2020-02'))).toBe(true)
    expect(screen.queryByText('Mutuo')).toBeNull()
  })
})
