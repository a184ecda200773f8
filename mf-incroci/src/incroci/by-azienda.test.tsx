import { addDays, dayInRome, type Criterio, type BandoData } from '@bandiera/domain'
import { someSettings, renderScreen, unaAzienda, unBando, unUsr, type ScreenOptions } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const today = dayInRome()
const nucleo: Criterio[] = [
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media'] },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
]
const lombardia: Criterio = { id: 'dove', tipo: 'territorio', regioni: ['03'] }
const puglia: Criterio = { id: 'dove', tipo: 'territorio', regioni: ['16'] }
const bando = (titolo: string, criteri: Criterio[], over: Partial<BandoData> = {}) =>
  unBando({ data: { titolo, dataApertura: addDays(today, -40), dataChiusura: addDays(today, 90), criteri, ...over } })

const fitting = bando('Adatto', [lombardia, ...nucleo], { agevolazioneMax: 50_000, forme: ['Capitale di rischio'] })
const uncertain = bando('Incerto', [lombardia, ...nucleo, { id: 'durc', tipo: 'regolarita', richieste: ['durc'] }])
const farOff = bando('Lontano', [puglia, ...nucleo])
const closed = bando('Chiuso', [lombardia, ...nucleo], { dataChiusura: addDays(today, -1) })
const draft = bando('Bozza', [lombardia, ...nucleo], { redazione: 'bozza' })
const bandi = [farOff, closed, uncertain, fitting, draft]

const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, { aziende: [unaAzienda()], bandi, ...options })
const rows = () => screen.getAllByRole('heading', { level: 2, name: inList }).map((title) => title.textContent)
const inList = (_name: string, title: Element) => title.closest('li') !== null
const list = () => screen.getByRole('list', { name: /^Bandi per / })
const row = (titolo: string) => within(list()).getByRole('heading', { name: titolo }).closest('li')!
const panel = (titolo: string) => screen.getByRole('region', { name: `Perché: ${titolo}` })
const counter = (name: RegExp) => within(screen.getByRole('group', { name: 'Esito' })).getByRole('button', { name })

it('ranks the published grants of the company, without the closed ones', () => {
  open()
  expect(screen.getByRole('combobox', { name: 'Azienda' })).toHaveValue('Rossi S.r.l. · 01234567897')
  expect(rows()).toEqual(['Adatto', 'Incerto', 'Lontano'])
  expect(row('Adatto')).toHaveTextContent(/Ammissibile.*Punteggio 100.*requisiti 4\/4/)
  expect(row('Adatto')).toHaveTextContent(/Aperto · 90 giorni.*50\.000/)
  expect(row('Incerto')).toHaveTextContent(/Da verificare.*requisiti 4\/5, 1 da verificare/)
  expect(row('Lontano')).toHaveTextContent(/Non ammissibile.*requisiti 3\/4/)
  expect(row('Lontano')).toHaveTextContent('Sede in Lombardia, serve Puglia')
  expect(row('Incerto')).toHaveTextContent('Manca il DURC')
  expect(within(list()).getByRole('link', { name: 'Adatto' })).toHaveAttribute('href', `/bando/${fitting._id}`)
})

it('does not contradict "Ammissibile" with a preference that is not met', () => {
  const preferita: Criterio = { id: 'piu', tipo: 'regolarita', richieste: ['durc'], vincolante: false }
  const meglio = bando('Meglio', [lombardia, ...nucleo, { ...puglia, id: 'altrove', vincolante: false }, preferita])
  open({ bandi: [meglio] })
  expect(row('Meglio')).toHaveTextContent(/Ammissibile.*requisiti 4\/4 · preferenze 0\/2, 1 da verificare/)
  expect(row('Meglio')).not.toHaveTextContent(/\d no\b/)
})

it('keeps the chosen company in the address and finds another one by its partita IVA', async () => {
  const [rossi, bari] = [
    unaAzienda(),
    unaAzienda({ ragioneSociale: 'Bari Srl', partitaIva: '12345678903', sedi: [{ tipo: 'legale', regione: '16' }] }),
  ]
  const { user, location } = open({ aziende: [bari, rossi], path: `/incroci?azienda=${rossi._id}` })
  expect(rows()[0]).toBe('Adatto')
  const picker = screen.getByRole('combobox', { name: 'Azienda' })
  await user.clear(picker)
  await user.type(picker, '1234567890')
  await user.keyboard('{Enter}')
  expect(location()).toContain(`azienda=${bari._id}`)
  expect(rows()[0]).toBe('Lontano')
})

it('writes the first company into the address, so that one added later does not take its place', () => {
  const azienda = unaAzienda()
  const { feed, location } = open({ aziende: [azienda] })
  expect(location()).toContain(`azienda=${azienda._id}`)
  feed.update('aziende', unaAzienda({ ragioneSociale: 'Nuova Srl' }))
  expect(screen.getByRole('combobox', { name: 'Azienda' })).toHaveValue('Rossi S.r.l. · 01234567897')
})

it('shows every criterion of the chosen row with verdict, rule and value, and keeps the choice in the address', async () => {
  const { user, location } = open()
  expect(panel('Adatto')).toBeVisible()
  const toggle = screen.getByRole('button', { name: 'Criteri: Lontano' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  act(() => toggle.focus())
  await user.keyboard('{Enter}')
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(panel('Lontano')).toHaveFocus()
  expect(location()).toContain(`riga=${farOff._id}`)
  const table = screen.getByRole('table', { name: 'Criteri: Lontano' })
  const [, first, ...others] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent(/^NoAlmeno una sede in Puglia.*Milano \(Lombardia\).*Vincolantepeso 20/)
  expect(others.map((each) => within(each).getAllByRole('cell')[0]?.textContent)).toEqual(['Sì', 'Sì', 'Sì'])
  expect(screen.getByText('Punteggio 69: 45 punti su 65.')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(toggle).toHaveFocus())
})

it('redraws two rows when another one is chosen, also by a click on the row itself', async () => {
  const { user } = open()
  const changed = new Set<Element | null>()
  const watch = new MutationObserver((changes) =>
    changes.forEach(({ target }) => changed.add((target as Element).closest('li'))),
  )
  watch.observe(list(), { attributes: true, childList: true, characterData: true, subtree: true })
  await user.click(within(row('Lontano')).getByText('Sede in Lombardia, serve Puglia'))
  expect(panel('Lontano')).toBeVisible()
  await waitFor(() => expect([...changed].filter(Boolean)).toEqual([row('Adatto'), row('Lontano')]))
  watch.disconnect()
})

it('offers the case file in full colour only where the company fits', async () => {
  const { user } = open()
  const create = (titolo: string) => within(panel(titolo)).getByRole('link', { name: `Crea pratica: ${titolo}` })
  expect(create('Adatto')).toHaveClass('MuiButton-contained')
  await user.click(screen.getByRole('button', { name: 'Criteri: Lontano' }))
  expect(create('Lontano')).toHaveClass('MuiButton-outlined')
})

it('says of the company where it is, its class, its ceiling and how much is known of it', () => {
  open({ aziende: [unaAzienda({ aiuti: [] })] })
  expect(screen.getByText(/^De minimis 300\.000/)).toBeVisible()
  expect(screen.getByText(/^Dati \d+ %$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Apri la scheda' })).toBeVisible()
})

it('moves from row to row with the arrows, and leaves them to other controls of a row', async () => {
  const { user } = open()
  const toggle = (titolo: string) => screen.getByRole('button', { name: `Criteri: ${titolo}` })
  act(() => toggle('Adatto').focus())
  await user.keyboard('{ArrowDown}')
  expect(toggle('Incerto')).toHaveFocus()
  await user.keyboard('{End}{ArrowDown}')
  expect(toggle('Lontano')).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(toggle('Adatto')).toHaveFocus()
  expect(panel('Adatto')).toBeVisible()
  const link = within(list()).getByRole('link', { name: 'Adatto' })
  act(() => link.focus())
  await user.keyboard('{ArrowDown}')
  expect(link).toHaveFocus()
  await user.keyboard('j')
  expect(panel('Incerto')).toBeVisible()
})

it('says what the grant does not state, and shows alternatives together', async () => {
  const uno: Criterio[] = ['femminile', 'giovanile'].map((chi) => ({
    id: chi,
    tipo: 'qualifica',
    unaDi: [chi],
    gruppo: 'chi',
    vincolante: true,
  }))
  const azienda = unaAzienda({ qualifiche: { femminile: true } })
  const { user } = open({ aziende: [azienda], bandi: [bando('Donne o giovani', uno)] })
  await user.click(screen.getByRole('button', { name: 'Criteri: Donne o giovani' }))
  expect(screen.getByRole('row', { name: 'Sì Ne basta uno' })).toBeVisible()
  expect(screen.getByText('Il bando non lo indica: territorio')).toBeVisible()
  expect(row('Donne o giovani')).toHaveTextContent('Da verificare')
})

it('filters by the counters, by state and form, and by text, all in the address', async () => {
  const { user, location } = open()
  expect(counter(/Ammissibile/)).toHaveTextContent('Ammissibile1')
  await user.click(counter(/^Da verificare/))
  expect(rows()).toEqual(['Incerto'])
  expect(counter(/^Da verificare/)).toHaveAttribute('aria-pressed', 'true')
  expect(decodeURIComponent(location())).toContain('f=esito:=:da_verificare')
  await user.click(counter(/^Da verificare/))
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  await user.click(screen.getByRole('checkbox', { name: /^Capitale di rischio/ }))
  expect(decodeURIComponent(location())).toContain('f=forma:=:Capitale+di+rischio')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(rows()).toEqual(['Adatto'])
  expect(screen.getByRole('button', { name: 'Togli il filtro Forma' })).toBeVisible()
  expect(counter(/Non ammissibile/)).toHaveTextContent('0')
  await user.type(screen.getByRole('searchbox', { name: 'Cerca bandi' }), 'nessuno')
  await user.click(within(screen.getByRole('tabpanel')).getAllByRole('button', { name: 'Azzera filtri' })[0]!)
  expect(rows()).toHaveLength(3)
})

it('opens filtered from the address', () => {
  open({ path: '/incroci?f=stato:=:aperto&f=esito:in:ammissibile,non_ammissibile&q=camera' })
  expect(rows()).toEqual(['Adatto', 'Lontano'])
})

it('shows the closed ones when asked, last', async () => {
  const { user, location } = open()
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  await user.click(screen.getByRole('checkbox', { name: 'Mostra i chiusi 1' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(rows()).toEqual(['Adatto', 'Incerto', 'Lontano', 'Chiuso'])
  expect(location()).toContain('f=chiusi')
})

it('flips a verdict as soon as the company or the grant changes', () => {
  const azienda = unaAzienda()
  const { feed } = open({ aziende: [azienda] })
  feed.update('aziende', { ...azienda, sedi: [{ tipo: 'legale', regione: '16' }] })
  expect(rows()).toEqual(['Lontano', 'Adatto', 'Incerto'])
  expect(row('Lontano')).toHaveTextContent('Ammissibile')
  feed.update('bandi', { ...farOff, data: { ...farOff.data, criteri: [lombardia, ...nucleo] } })
  expect(row('Lontano')).toHaveTextContent('Non ammissibile')
})

it('shows a grant as soon as it is published elsewhere, and no longer than it is', () => {
  const { feed } = open()
  feed.update('bandi', { ...draft, data: { ...draft.data, redazione: 'pubblicato' } })
  expect(rows()).toEqual(['Bozza', 'Adatto', 'Incerto', 'Lontano'])
  expect(counter(/Ammissibile/)).toHaveTextContent('Ammissibile2')
  feed.update('bandi', draft)
  expect(rows()).toEqual(['Adatto', 'Incerto', 'Lontano'])
})

it('asks for no datum of a grant that is of no interest', () => {
  const azienda = unaAzienda({ regolarita: {} })
  const scelte = [{ bandoId: uncertain._id, nonInteressa: { motivo: 'altro_motivo' as const, da: 'u', quando: today } }]
  const { feed } = open({ aziende: [azienda] })
  expect(screen.getByRole('button', { name: 'Completa un dato e un altro bando diventa verificabile' })).toBeVisible()
  feed.update('aziende', { ...azienda, scelte })
  expect(screen.queryByRole('button', { name: /diventa verificabile/ })).toBeNull()
})

it('uses the weights of the tenant and shows them on demand', async () => {
  const settings = someSettings({ pesi: { territorio: 65 } })
  const { user } = open({ settings })
  expect(row('Lontano')).toHaveTextContent('Punteggio 41')
  expect(screen.getByText(/non è una probabilità/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pesi' }))
  expect(screen.getByText(/territorio 65 · codice ATECO 20/)).toBeVisible()
})

describe('with nothing to rank', () => {
  it('leads a gestore to the first company and a professionista to its gestore', () => {
    const { unmount } = open({ aziende: [] })
    expect(screen.getByRole('link', { name: 'Aggiungi la prima azienda' })).toHaveAttribute('href', '/aziende?nuova=1')
    unmount()
    open({ aziende: [], usr: unUsr('professionista') })
    expect(screen.getByText(/Chiedi al tuo gestore/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Aggiungi la prima azienda' })).toBeNull()
  })

  it('says that no grant is published yet', () => {
    open({ bandi: [draft] })
    expect(screen.getByText('Non c’è ancora nessun bando pubblicato')).toBeVisible()
  })

  it('shows the nearest grants with what blocks them when none fits', async () => {
    const far = Array.from({ length: 6 }, (_, i) => bando(`Lontano ${i}`, [puglia, ...nucleo]))
    const farther = bando('Lontanissimo', [puglia, { id: 'g', tipo: 'dimensione', ammesse: ['grande'] }])
    const { user } = open({ bandi: [farther, ...far] })
    expect(screen.getByRole('heading', { name: 'Oggi nessun bando è adatto a Rossi S.r.l.' })).toBeVisible()
    expect(screen.getAllByText('Sede in Lombardia, serve Puglia')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Criteri: Lontano 5' }))
    expect(panel('Lontano 5')).toHaveTextContent(
      'Blocca: Almeno una sede in Puglia (l’azienda: Milano (Lombardia), sede legale e operativa)',
    )
    await user.click(screen.getByRole('button', { name: 'Mostra tutto: 7 bandi' }))
    expect(rows()).toHaveLength(7)
  })

  it('says that all grants are closed, and shows them on request', async () => {
    const { user } = open({ bandi: [closed] })
    await user.click(screen.getByRole('button', { name: 'Mostra i chiusi' }))
    expect(rows()).toEqual(['Chiuso'])
  })

  it('says that the company of the address cannot be seen, and keeps the picker', () => {
    open({ path: '/incroci?azienda=655f0000ffffffffffffffff' })
    expect(screen.getByText(/Questa azienda non esiste/)).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Azienda' })).toBeVisible()
  })
})
