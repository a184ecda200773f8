import type { Bilancio } from '@bandiera/domain'
import { someSettings, renderScreen, unaAzienda, unIstituto, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component as Credito } from './credito.screen.tsx'

const bilancio: Bilancio = {
  anno: 2025,
  approvato: true,
  ula: 12,
  ricavi: 2_400_000,
  valoreProduzione: 2_400_000,
  materie: 1_100_000,
  servizi: 500_000,
  personale: 560_000,
  ammortamenti: 90_000,
  oneriFinanziari: 30_000,
  imposte: 35_000,
  quotaCapitale: 110_000,
  totaleAttivo: 1_500_000,
}
const azienda = unaAzienda({ bilanci: [bilancio] })
const product = { id: 'p1', nome: 'Mutuo rapido', importoMin: 10_000, importoMax: 250_000, tanMin: 5, tanMax: 6 }
const expensive = { ...product, id: 'p2', nome: 'Mutuo caro', tanMin: 8, tanMax: 9 }
const guarantee = { ...product, id: 'p3', nome: 'Garanzia diretta', tipo: 'garanzia' }
const istituti = [unIstituto({ nome: 'Banca del Borgo', prodotti: [product, expensive, guarantee] })]
const show = (path = '/', over: object = {}) =>
  renderScreen(<Credito />, { aziende: [azienda], istituti, path, ...over })

it.each([
  [undefined, 'FINANZIAMENTI', 'Finanziamenti'],
  ['sofabis', 'CALCOLO KPI', 'KPI'],
] as const)('names the page of the white label %s %s and opens %s first', async (variante, title, tab) => {
  show('/', { settings: someSettings({ ...(variante && { variante }) }) })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect((await screen.findAllByRole('tab'))[0]).toHaveTextContent(tab)
})

it('works out every product for the request, the cheapest first', async () => {
  const { user } = show()
  const row = screen.getByRole('row', { name: /Mutuo rapido/ })
  expect(within(row).getByText('1.933,28 €')).toBeVisible()
  expect(within(row).getByText('6,17 %')).toBeVisible()
  expect(within(row).getByText('15.996,84 €')).toBeVisible()
  const names = screen.getAllByRole('row').map((one) => one.textContent)
  expect(names.findIndex((text) => text?.includes('rapido'))).toBeLessThan(
    names.findIndex((text) => text?.includes('caro')),
  )
  const importo = screen.getByLabelText(/^Importo/)
  await user.clear(importo)
  await user.type(importo, '250000')
  expect(await within(screen.getByRole('row', { name: /Mutuo rapido/ })).findByText('4.833,20 €')).toBeVisible()
})

it('keeps the request in the address, and does not lose a text that is no amount', async () => {
  const { user, location } = show('/?importo=20000&mesi=24&finalita=liquidita')
  expect(screen.getByLabelText(/^Importo/)).toHaveValue('20.000,00')
  const mesi = screen.getByLabelText(/^Durata/)
  await user.clear(mesi)
  await user.type(mesi, '999')
  await user.tab()
  expect(await screen.findByText('Scrivi i mesi, da 1 a 600')).toBeVisible()
  expect(mesi).toHaveValue('999')
  // the last one that made sense
  expect(location()).toContain('mesi=99')
})

it('says which limit the request breaks, and why a guarantee has no instalment', () => {
  show('/?importo=900000')
  expect(within(screen.getByRole('row', { name: /Mutuo rapido/ })).getByText('Importo oltre il massimo')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Garanzia diretta/ })).getAllByText('—').length).toBeGreaterThan(0)
})

it('compares products side by side with the plan of each, and leads to a case file', () => {
  const id = istituti[0]!._id
  show(`/?confronta=${id}.p1,${id}.p2`)
  const table = within(screen.getByRole('region', { name: 'Prodotti a confronto' })).getByRole('table')
  expect(
    within(table).getByRole('row', { name: /Costo totale del credito 15\.996,84\s€\s*Il più basso/ }),
  ).toBeVisible()
  expect(screen.getByText('Piano di ammortamento: Mutuo rapido')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Richiedi Mutuo rapido' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/pratiche?nuova=1&azienda=${azienda._id}&tipo=finanziamento`),
  )
})

it('shows the ratios of a year with light, formula and reason, also without any institute', () => {
  show('/?tab=kpi', { istituti: [] })
  const dscr = screen.getByRole('heading', { name: 'DSCR' }).closest('li')!
  expect(within(dscr).getByText('1,46')).toBeVisible()
  expect(within(dscr).getByText('Buono')).toBeVisible()
  const roe = screen.getByRole('heading', { name: 'ROE' }).closest('li')!
  expect(within(roe).getByText('Mancano i dati: Utile o perdita dell’esercizio, Patrimonio netto')).toBeVisible()
  expect(screen.getByText(/Sono indicatori di prassi, non di legge/)).toBeVisible()
})

it('names the sectors that a code of 2025 leaves open, and asks for the one of 2007', () => {
  const ateco = [{ codice: '81.21.00', versione: '2025' as const, prevalente: true }]
  show('/?tab=kpi', { aziende: [{ ...azienda, ateco }] })
  expect(screen.getByText(/Settore da verificare: .*«Servizi alle imprese» o «Servizi alle persone»/)).toBeVisible()
})

it('says of the DSCR in its panel what the card says', () => {
  const ccn = { liquidita: 100_000, debitiBreve: 500_000, patrimonioNetto: 500_000 }
  const bilanci = [
    { ...bilancio, ...ccn, anno: 2024, attivoCorrente: 800_000 },
    { ...bilancio, ...ccn, attivoCorrente: 900_000 },
  ]
  show('/?tab=kpi', { aziende: [{ ...azienda, bilanci }] })
  const dscr = screen.getByRole('heading', { name: 'DSCR' }).closest('li')!
  expect(within(dscr).getByText('0,75')).toBeVisible()
  expect(within(dscr).getByText('Critico')).toBeVisible()
  expect(screen.getByText('Il DSCR è sotto 1')).toBeVisible()
})

it('follows the accounts live', async () => {
  const { feed } = show('/?tab=kpi')
  feed.update('aziende', { ...azienda, bilanci: [{ ...bilancio, utile: 85_000, patrimonioNetto: 500_000 }] })
  const roe = screen.getByRole('heading', { name: 'ROE' }).closest('li')!
  expect(within(roe).getByText('17,00 %')).toBeVisible()
})

it('leads on where there is no company or no accounts', () => {
  const { unmount } = show('/', { aziende: [] })
  expect(screen.getByRole('link', { name: 'Apri le aziende' })).toHaveAttribute('href', '/aziende')
  unmount()
  show('/?tab=kpi', { aziende: [unaAzienda({ _id: azienda._id, bilanci: [] })], usr: unUsr('professionista') })
  expect(screen.getByRole('link', { name: 'Scrivi i bilanci' })).toHaveAttribute(
    'href',
    `/azienda/${azienda._id}?tab=bilanci`,
  )
})

it('finds a company on the server where they are too many for the page, and loads no other', async () => {
  const verdi = unaAzienda({ ragioneSociale: 'Verdi Srl' })
  const vecchia = unaAzienda({ ragioneSociale: 'Verdi Vecchia', archiviata: true })
  const { user, windows, location } = show('/', { aziende: [azienda, verdi, vecchia], modes: { aziende: 'window' } })
  const box = await screen.findByRole('combobox', { name: 'Azienda' })
  await waitFor(() => expect(box).toHaveDisplayValue(/^Rossi/))
  await user.clear(box)
  await user.type(box, 'verdi')
  await user.click(await screen.findByRole('option', { name: /Verdi Srl/ }))
  expect(screen.queryByRole('option', { name: /Vecchia/ })).toBeNull()
  await waitFor(() => expect(location()).toContain(verdi._id))
  expect(await screen.findByRole('link', { name: /Scheda dell/ })).toHaveAttribute('href', `/azienda/${verdi._id}`)
  expect(windows).toContainEqual(expect.objectContaining({ c: 'aziende', q: 'verdi' }))
})
