import { QUESTION_KINDS, type BandoData, type EditorialState } from '@bandiera/domain'
import { renderScreen, unBando, unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'
import { Component as Elenco } from '../list.screen.tsx'

const gina = unUsr('gestore', { name: 'Gina Gestisce' })
const comune = (nome: string) => ({
  campo: 'criteri.comuni',
  motivo: `Il comune ${nome} non si trova`,
  tipo: 'comune',
  valore: nome,
})
const proposal = {
  campo: 'chiusuraAnticipata',
  motivo: 'La nota parla di una chiusura',
  tipo: 'early-closing',
  valore: '08/10/2026',
  proposta: { chiusuraAnticipata: '2026-10-08' },
}
const reread = {
  campo: 'dataChiusura',
  motivo: 'Riletto dalla fonte. Chiusura anticipata: 01/12/2026 → vuoto',
  tipo: QUESTION_KINDS.riletto,
  valore: 'x',
  proposta: { chiusuraAnticipata: null },
}

function open(
  data: Partial<BandoData>,
  { role = 'editore' as 'editore' | 'gestore', redazione = 'in_revisione' as EditorialState } = {},
) {
  const fonte = { nome: 'incentivi.gov.it', idEsterno: '1', importatoIl: '2026-11-25T10:00:00Z', gestori: [gina._id] }
  const bando = unBando({ data: { titolo: 'Voucher', redazione, gestori: [], fonte, ...data } })
  const at = { path: `/bando/${bando._id}`, pattern: '/bando/:id' }
  const usr = role === 'gestore' ? gina : unUsr('editore')
  return renderScreen(<Component />, { bandi: [bando], usr, utenti: [gina], ...at })
}
const questions = () => screen.getByRole('region', { name: 'Da controllare' })

it('groups the questions by reason, and one action settles all of a kind', async () => {
  const { user, writes } = open({ daControllare: [...['Rio', 'Castro', 'Pieve', 'Elba'].map(comune), proposal] })
  const comuni = within(questions()).getByRole('group', { name: 'Comuni' })
  expect(comuni).toHaveTextContent(/Rio.*Castro.*Pieve.*Un’altra domanda/)
  expect(questions()).toHaveTextContent('il bando non si pubblica')
  await user.click(within(comuni).getByRole('button', { name: 'Ho controllato tutte e 4' }))
  expect(writes).toMatchObject([{ patch: { set: { 'data.daControllare': [proposal] } } }])
  expect(within(questions()).queryByRole('group', { name: 'Comuni' })).toBeNull()
})

it('takes a proposal with one click, on the version that is on the screen, and can take it back', async () => {
  const { user, writes, notices } = open({ daControllare: [proposal, comune('Rio')] })
  expect(questions()).toHaveTextContent('Proposta: Chiusura anticipata: vuoto → 08/10/2026')
  await user.click(within(questions()).getByRole('button', { name: 'Accetta' }))
  expect(writes).toMatchObject([
    { patch: { set: { 'data.chiusuraAnticipata': '2026-10-08', 'data.daControllare': [comune('Rio')] } } },
  ])
  expect(notices).toMatchObject([{ text: 'Proposta accettata.' }])
})

it('takes a proposal about one criterion without touching the others', async () => {
  const dimensione = { id: 'dimensione', tipo: 'dimensione', ammesse: ['micro'] } as const
  const territorio = { id: 'territorio', tipo: 'territorio', regioni: ['03'] } as const
  const wider = { ...dimensione, ammesse: ['micro', 'piccola'] }
  const flag = {
    campo: 'criteri.dimensione',
    motivo: 'Il testo parla anche di piccole imprese',
    tipo: 'size-text-differs',
    proposta: { criteri: [wider, { ...territorio, regioni: ['09'] }] },
  }
  const criteri = [territorio, { ...dimensione, ammesse: [...dimensione.ammesse] }] as unknown as BandoData['criteri']
  const { user, writes } = open({ criteri: criteri!, daControllare: [flag] })
  await user.click(within(questions()).getByRole('button', { name: 'Accetta' }))
  expect(writes).toMatchObject([{ patch: { set: { 'data.criteri': [territorio, wider] } } }])
})

it('empties what a new reading no longer finds', async () => {
  const { user, writes } = open(
    { chiusuraAnticipata: '2026-12-01', daControllare: [reread] },
    { redazione: 'pubblicato' },
  )
  expect(screen.getByText('Da rivedere')).toBeVisible()
  await user.click(within(questions()).getByRole('button', { name: 'Accetta' }))
  expect(writes).toMatchObject([{ patch: { unset: ['data.chiusuraAnticipata'] } }])
  expect(screen.queryByText('Da rivedere')).toBeNull()
})

it('publishes with one click once nothing holds the grant, and says how many will see it', async () => {
  const { user, writes } = open({
    daControllare: [{ campo: 'agevolazioneMax', motivo: 'La fonte non indica gli importi' }],
  })
  const ready = screen.getByRole('region', { name: /trattenevano/ })
  expect(ready).toHaveTextContent('Lo vedrà 1 gestore.')
  await user.click(within(ready).getByRole('button', { name: 'Pubblica' }))
  expect(writes).toMatchObject([{ patch: { set: { 'data.redazione': 'pubblicato' } } }])
})

it('says to whom a held grant will go', () => {
  open({ daControllare: [comune('Rio')] })
  expect(screen.getByRole('region', { name: 'Chi lo vede' })).toHaveTextContent(/quando sarà pubblicato.*Gina Gestisce/)
})

it('tells a curator of each field where it came from and on which day', async () => {
  const fonte = {
    nome: 'incentivi.gov.it',
    idEsterno: '1',
    importatoIl: '2026-11-25T10:00:00Z',
    origini: { titolo: ['Titolo'], dataChiusura: ['Data_chiusura', 'Note_di_apertura_chiusura'] },
    campiManuali: ['ente'],
    cambiatiIl: { ente: '2026-11-26T09:00:00Z' },
  }
  const { user } = open({ fonte, dataChiusura: '2027-01-31', ente: 'Regione' })
  await user.click(screen.getByText('Da dove viene ogni campo'))
  const source = screen.getByRole('region', { name: 'Fonte' })
  expect(source).toHaveTextContent(
    'ChiusuraDalla fonte incentivi.gov.it, campi Data_chiusura, Note_di_apertura_chiusura, letta il 25/11/2026',
  )
  expect(source).toHaveTextContent('Ente che concedeCambiato a mano il 26/11/2026')
})

it('tells a reader what to check on the official site, and nothing of new readings and doubles', () => {
  const doppione = { campo: 'titolo', motivo: 'Forse è già nel portale', tipo: 'maybe-stored', valore: 'x' }
  open(
    { gestori: [gina._id], daControllare: [comune('Rio'), reread, doppione] },
    { role: 'gestore', redazione: 'pubblicato' },
  )
  expect(questions()).toHaveTextContent('Rio')
  expect(questions()).not.toHaveTextContent(/Riletto|Forse/)
  expect(within(questions()).queryByRole('button')).toBeNull()
})

it('publishes together from the list what nothing holds any more, and finds what is to review', async () => {
  const fonte = { nome: 'incentivi.gov.it', idEsterno: '1', gestori: [gina._id] }
  const held = (titolo: string, data: Partial<BandoData> = {}) =>
    unBando({ data: { titolo, ente: 'Regione', redazione: 'in_revisione', gestori: [], fonte, ...data } })
  const bandi = [held('Pronto'), held('Anche'), held('Dubbio', { daControllare: [comune('Rio')] })]
  const published = held('Uscito', { redazione: 'pubblicato', gestori: [gina._id], daControllare: [reread] })
  const { user, writes } = renderScreen(<Elenco />, {
    bandi: [...bandi, published],
    usr: unUsr('editore'),
    utenti: [gina],
  })
  expect(screen.getByRole('row', { name: /Uscito/ })).toHaveTextContent('Da rivedere')
  await user.click(screen.getByRole('button', { name: 'Pubblica i 2 pronti' }))
  await user.click(screen.getByRole('button', { name: 'Pubblica 2 bandi' }))
  expect(writes).toMatchObject([
    { patch: { set: { 'data.redazione': 'pubblicato' } } },
    { patch: { set: { 'data.redazione': 'pubblicato' } } },
  ])
})
