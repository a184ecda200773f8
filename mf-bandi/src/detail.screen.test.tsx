import { addDays, dayInRome, type BandoData } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { SlotsContext, type SlotSource } from '@bandiera/platform'
import { renderScreen, unBando, unUsr, type ScreenOptions } from '@bandiera/testing'
import { act, screen, within } from '@testing-library/react'
import { Component } from './detail.screen.tsx'

const today = dayInRome()
function open(data: Partial<BandoData>, options: ScreenOptions = {}) {
  const bando = unBando({ data: { titolo: 'Voucher', dataChiusura: addDays(today, 12), ...data } })
  const at = { path: `/bando/${bando._id}`, pattern: '/bando/:id' }
  return { bando, ...renderScreen(<Component />, { bandi: [bando], ...at, ...options }) }
}
afterEach(() => jest.useRealTimers())
const imported: Partial<BandoData> = {
  fonte: { nome: 'incentivi.gov.it', idEsterno: '1427', raw: { Titolo: 'Voucher grezzo' } },
  daControllare: [{ campo: 'comuni', motivo: 'Il comune Rio Marina non esiste più' }],
}

const spent: Partial<BandoData> = {
  scorrimenti: [{ data: '2026-11-05' }],
  stanziamentoResiduo: 0,
  residuoAl: '2026-11-05',
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
  expect(screen.getByRole('region', { name: 'Date' })).toHaveTextContent('Chiude tra 12 giorni')
  expect(screen.getByRole('region', { name: 'Che cosa offre' })).toHaveTextContent('fino a 50.000 €')
  const criteri = screen.getByRole('region', { name: 'Chi può partecipare' })
  expect(criteri).toHaveTextContent(/Lombardia/)
  expect(criteri).toHaveTextContent(/Preferenze: ordinano, non escludono.*Digitalizzazione/)
  expect(criteri).toHaveTextContent(/Il bando non lo indica.*Dimensione/)
})

it('says until which hour of today it is open, and is closed at that minute', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:59:00Z') })
  open({ dataChiusura: '2026-11-23', oraChiusura: '12:00' })
  const dates = screen.getByRole('region', { name: 'Date' })
  expect(screen.getAllByText('Chiude oggi alle 12:00')).toHaveLength(2)
  act(() => jest.advanceTimersByTime(60_000))
  expect(dates).toHaveTextContent('Chiuso oggi alle 12:00')
  expect(screen.getByText('Chiuso')).toBeVisible()
})

it('counts down to a click day, second by second on its last day, and says whether one can write already', () => {
  jest.useFakeTimers({ now: new Date('2026-11-29T09:59:59Z') })
  open({
    procedura: 'click_day',
    dataApertura: '2026-11-30',
    oraApertura: '11:00',
    dataChiusura: '2026-12-31',
    precompilazioneDal: '2026-11-20',
    precompilazioneAl: '2026-11-29',
    oraPrecompilazioneAl: '17:00',
  })
  const dates = screen.getByRole('region', { name: 'Date' })
  expect(dates).toHaveTextContent('Apre lunedì 30 novembre 2026 alle 11:00')
  expect(dates).toHaveTextContent('Precompilazione aperta fino a domenica 29 novembre 2026 alle 17:00')
  const left = within(dates).getByRole('timer')
  expect(left).toHaveTextContent('1 giorno e 1 minuto')
  act(() => jest.advanceTimersByTime(1000))
  expect(left).toHaveTextContent('24:00:00')
  act(() => jest.advanceTimersByTime(6 * 3_600_000))
  expect(left).toHaveTextContent('18:00:00')
  expect(dates).toHaveTextContent('Precompilazione chiusa da domenica 29 novembre 2026 alle 17:00')
  act(() => jest.advanceTimersByTime(18 * 3_600_000))
  expect(within(dates).queryByRole('timer')).toBeNull()
  expect(dates).toHaveTextContent('Chiude tra 31 giorni')
})

it('says that the ranking is out, and that more of it was financed', () => {
  open({ dataGraduatoria: '2026-10-10', scorrimenti: [{ data: '2026-11-05', importo: 500_000 }] })
  const dates = screen.getByRole('region', { name: 'Date' })
  expect(dates).toHaveTextContent('Graduatoria pubblicata il 10/10/2026 · scorrimento del 05/11/2026')
  expect(dates).toHaveTextContent('05/11/2026, altri 500.000 €')
})

it('works out what it would give for a spend that one types, and what decides it', async () => {
  const { user } = open({ intensita: 50, agevolazioneMax: 40_000, spesaMin: 5_000 })
  const result = () => within(screen.getByRole('region', { name: 'Quanto potrebbe dare' })).getByRole('status')
  const spend = screen.getByRole('textbox', { name: /^Spesa del progetto/ })
  await user.type(spend, '120000')
  expect(result()).toHaveTextContent('fino a 40.000 €: 50 % di 120.000 € = 60.000 €, limitata dal massimale del bando')
  expect(result()).toHaveTextContent('È una stima, non una promessa')
  await user.clear(spend)
  await user.type(spend, '4000')
  expect(result()).toHaveTextContent('sotto la minima ammessa di 5.000 €')
})

it('offers no estimate where it does not say its share, or is closed', () => {
  const { unmount } = open({ agevolazioneMax: 40_000 })
  expect(screen.queryByRole('region', { name: 'Quanto potrebbe dare' })).toBeNull()
  unmount()
  open({ intensita: 50, dataChiusura: addDays(today, -1) })
  expect(screen.queryByRole('region', { name: 'Quanto potrebbe dare' })).toBeNull()
})

it('shows its sections in the order of the standard call, not in the order in which they were written', () => {
  open({
    norme: 'L. 1/2026',
    cumulo: 'sì',
    premialita: [{ testo: 'Impresa femminile', punti: 5 }],
    documentiRichiesti: [{ nome: 'DURC', obbligatorio: false, validitaGiorni: 120 }],
    sezioni: [
      { titolo: 'Revoca', html: '<p>Entro tre anni</p>' },
      { titolo: 'A chi si rivolge', html: '<p>Alle imprese</p>' },
      { titolo: 'Note varie', html: '<p>Altro ancora</p>' },
    ],
  })
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings).toEqual(
    'Date|Che cosa offre|Chi può partecipare|Finalità e base giuridica|Requisiti|Criteri di valutazione|Modalità di accesso|Cumulo|Revoca|Altre informazioni'.split(
      '|',
    ),
  )
  expect(screen.getByText('DURC (facoltativo, validità 120 giorni)')).toBeVisible()
  expect(screen.getByText('Impresa femminile: 5 punti')).toBeVisible()
})

describe('own companies', () => {
  const parts: Partial<Record<string, readonly object[]>> = {
    'aziende.incroci': [{ id: 'counts', title: 'Incroci', Component: () => null }],
    'bando.scheda': [{ id: 'matches', title: 'Aziende compatibili', Component: () => <p>Rossi Srl</p> }],
  }
  const source = ((name: string) => parts[name] ?? []) as unknown as SlotSource
  const withMatches = (
    <SlotsContext value={source}>
      <Component />
    </SlotsContext>
  )
  const show = (options: ScreenOptions) => {
    const bando = unBando({ _id: 'b1', data: { titolo: 'Voucher', dataChiusura: addDays(today, 12) } })
    return renderScreen(withMatches, { bandi: [bando], path: '/bando/b1', pattern: '/bando/:id', ...options })
  }
  const link = () => screen.queryByRole('link', { name: 'Aziende compatibili' })

  it.each(['gestore', 'professionista'] as const)('are one press away for a %s, after who may take part', (role) => {
    show({ usr: unUsr(role) })
    expect(link()).toHaveAttribute('href', '/incroci?tab=bando&bando=b1')
    const companies = screen.getByRole('region', { name: 'Aziende compatibili' })
    expect(companies).toHaveTextContent('Rossi Srl')
    const criteri = screen.getByRole('region', { name: 'Chi può partecipare' })
    expect(criteri.compareDocumentPosition(companies)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('are no action for a curator, whose actions are its own', () => {
    show({ usr: unUsr('editore') })
    expect(screen.getByRole('button', { name: 'Archivia' })).toBeVisible()
    expect(link()).toBeNull()
  })

  it('are not offered where the matches are switched off', () => {
    open({})
    expect(screen.getByRole('link', { name: 'Crea una pratica' })).toBeVisible()
    expect(link()).toBeNull()
  })
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

it('keeps drafts, the raw record and the history from a gestore, and tells it what the source left unclear', () => {
  const { unmount } = open(imported)
  expect(screen.queryByText('Record originale')).toBeNull()
  expect(screen.queryByRole('button', { name: /Modifica/ })).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
  const flags = screen.getByRole('region', { name: 'Da controllare' })
  expect(flags).toHaveTextContent('Il comune Rio Marina non esiste più')
  expect(within(flags).queryByRole('button')).toBeNull()
  unmount()
  open({ redazione: 'bozza' })
  expect(screen.getByRole('heading', { name: 'Non trovato' })).toBeVisible()
})

it('leads a gestore to a new case file for the grant, and to its public page when there is one', async () => {
  const { bando, user, unmount } = open({ pubblico: true })
  expect(screen.getByRole('link', { name: 'Crea una pratica' })).toHaveAttribute(
    'href',
    `/pratiche?nuova=1&bando=${bando._id}`,
  )
  await user.click(screen.getByRole('button', { name: 'Altre azioni' }))
  expect(screen.getByRole('menuitem', { name: 'Apri la pagina pubblica' })).toBeVisible()
  unmount()
  const other = open({})
  await other.user.click(screen.getByRole('button', { name: 'Altre azioni' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(PRINTS)
})

const PRINTS = ['Stampa', 'Stampa a uso interno']

describe('for an editore', () => {
  const editore = { usr: unUsr('editore'), utenti: [unUsr('gestore')] }

  it.each([
    ['bozza', 'Manda in revisione', 'in_revisione', ['Duplica', ...PRINTS, 'Elimina la bozza']],
    ['in_revisione', 'Pubblica', 'pubblicato', ['Riporta in bozza', 'Duplica', ...PRINTS]],
    ['pubblicato', 'Archivia', 'archiviato', ['Ritira dalla pubblicazione', 'Duplica', ...PRINTS]],
    ['archiviato', 'Ripristina come pubblicato', 'pubblicato', ['Riporta in bozza', 'Duplica', ...PRINTS]],
  ] as const)('the next step of one that is %s is «%s», the others are in the menu', async (da, label, a, menu) => {
    const { user, writes, bando } = open({ redazione: da }, editore)
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(menu)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: label }))
    expect(writes).toEqual([{ op: 'update', coll: 'bandi', id: bando._id, patch: { set: { 'data.redazione': a } } }])
  })

  it('lists what is missing instead of publishing, and leads to the form', async () => {
    const { user, writes, location } = open({ redazione: 'in_revisione', ente: undefined, gestori: [] }, editore)
    await user.click(screen.getByRole('button', { name: 'Pubblica' }))
    const dialog = screen.getByRole('dialog', { name: 'Non si può ancora pubblicare' })
    expect(dialog).toHaveTextContent('manca l’ente che concede')
    expect(dialog).toHaveTextContent('scegli almeno un gestore o rendilo pubblico')
    await user.click(within(dialog).getByRole('button', { name: 'Correggi' }))
    expect(location()).toContain('modifica=tutto')
    expect(writes).toEqual([])
  })

  it('duplicates a grant as a draft of its own, without source and publication', async () => {
    const { user, writes } = open({ ...imported, ...spent, pubblicatoIl: '2026-01-01', pubblico: true }, editore)
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }))
    await user.click(screen.getByRole('menuitem', { name: 'Duplica' }))
    const [write] = writes
    expect(write).toMatchObject({
      op: 'insert',
      doc: { data: { titolo: 'Voucher (copia)', redazione: 'bozza', pubblico: false } },
    })
    for (const field of ['fonte', 'pubblicatoIl', 'daControllare', ...Object.keys(spent)])
      expect((write as unknown as { doc: { data: object } }).doc.data).not.toHaveProperty(field)
  })

  it('clears a flag once it was looked at, and shows the record as it came', async () => {
    const { user, writes } = open(imported, editore)
    expect(screen.getByText(/Voucher grezzo/)).toBeInTheDocument()
    const flags = screen.getByRole('region', { name: 'Da controllare' })
    await user.click(within(flags).getByRole('button', { name: 'Ho controllato' }))
    expect(writes).toMatchObject([{ patch: { set: { 'data.daControllare': [] } } }])
    expect(screen.queryByText('Il comune Rio Marina non esiste più')).toBeNull()
  })

  it('says who reads a grant and reads its history with the names of its fields', async () => {
    const voce = { id: '1', quando: '2026-11-20T10:00:00Z', chi: 'Elio Edita', titolo: 'Modifica' }
    const campi = [
      { campo: 'data.dataChiusura', etichetta: 'Chiusura', prima: '01/01/2027', dopo: '01/02/2027' },
      { campo: 'data.documentiRichiesti.0', etichetta: 'Documento «DURC»', prima: '', dopo: 'Obbligatorio sì' },
    ]
    const request = () => Response.json({ voci: [{ ...voce, campi }] })
    const { user } = open({}, { ...editore, request })
    expect(screen.getByRole('region', { name: 'Chi lo vede' })).toHaveTextContent('Gina Gestisce')
    await user.click(screen.getByRole('tab', { name: 'Cronologia' }))
    const list = await screen.findByRole('list', { name: 'Cronologia' })
    expect(list).toHaveTextContent(/Elio Edita.*Chiusura: .*01\/02\/2027.*Documento «DURC»/)
  })

  it('tells when the server refuses a step', async () => {
    const refuse = () => new WriteError('BANDO_STEP', 'Fai un passo alla volta.')
    const { user, notices } = open({ redazione: 'bozza' }, { ...editore, refuse })
    await user.click(screen.getByRole('button', { name: 'Manda in revisione' }))
    expect(notices).toMatchObject([{ text: 'Fai un passo alla volta.', kind: 'error' }])
  })
})
