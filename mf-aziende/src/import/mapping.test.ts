import { guessMapping, isName, readHeader } from './mapping.ts'

it.each([
  ['Fatturato (migliaia di euro)', 'fatturato', 1000],
  ['Ricavi (€/000)', 'ricavi', 1000],
  ['Ricavi €.000', 'ricavi', 1000],
  ['Ricavi (000)', 'ricavi', 1000],
  ["Ricavi ('000 €)", 'ricavi', 1000],
  ['Ricavi x 1.000', 'ricavi', 1000],
  ['Ricavi delle vendite migl EUR', 'ricavi delle vendite', 1000],
  ['Totale Attivo migl. €', 'totale attivo', 1000],
  ['Fatturato in migliaia', 'fatturato', 1000],
  ['Fatturato k€', 'fatturato', 1000],
  ['Fatturato (K euro)', 'fatturato', 1000],
  ['Fatturato keuro', 'fatturato', 1000],
  ['Fatturato th EUR', 'fatturato', 1000],
  ['Fatturato in migliaia di €', 'fatturato', 1000],
  ['Fatturato mln', 'fatturato', 1_000_000],
  ['Fatturato (mln di euro)', 'fatturato', 1_000_000],
  ['Fatturato (milioni €)', 'fatturato', 1_000_000],
  ['Fatturato M€', 'fatturato', 1_000_000],
  ['Fatturato €', 'fatturato', 1],
  ['Fatturato (in euro)', 'fatturato', 1],
  ['Telefono', 'telefono', 1],
  ['Neuroni', 'neuroni', 1],
])('«%s» is «%s», each unit worth %s', (text, nome, fattore) => {
  expect(readHeader(text)).toEqual({ nome, fattore, dubbia: false })
})

it.each([
  ['Fatturato 2023', 2023],
  ['2023 Fatturato', 2023],
  ['Fatturato (2023)', 2023],
  ['Fatturato al 31/12/2023', 2023],
  ['Fatturato anno 2023', 2023],
  ['Ricavi_2022', 2022],
  ['Ricavi delle vendite e prestazioni 2024 migl EUR', 2024],
  ['Dipendenti 2021', 2021],
])('«%s» is of the year %s', (text, anno) => {
  expect(readHeader(text)).toMatchObject({ anno, dubbia: false })
  expect(guessMapping([text])[0]).toMatchObject({ anno })
})

it.each([
  'Fatturato 2022/2023',
  'Fatturato (USD)',
  'Fatturato $',
  'Fatturato mil',
  'Fatturato mld €',
  'ATECO 2002',
  'Ricavi %',
])('leaves «%s» to the person', (text) => expect(guessMapping([text])).toEqual([null]))

it.each([
  ['ATECO 2025', '2025'],
  ['Codice Ateco 2007', '2007'],
  ['ATECO2022', '2007'],
  ['Codice ATECO prevalente (2025)', '2025'],
  ['Ateco 2007 secondario', '2007'],
])('«%s» holds codes of %s, not figures of that year', (text, versione) => {
  expect(guessMapping([text])).toEqual([{ campo: 'ateco', versione }])
})

it.each([
  'Fatturato estero',
  'Fatturato da',
  'Fatturato a',
  'Fatturato previsto 2026',
  'Fatturato medio',
  'Ricavi da export',
  'Codice fiscale titolare',
  'Provincia di nascita',
  'Cliente dal',
  'Codice cliente',
  'Numero cliente',
  'Stato civile',
  'Anno di costituzione',
  'Telefono 2',
  'Descrizione ATECO',
  'Data 2023',
  'Note',
])('«%s» is the name of nothing that is imported', (text) => {
  expect([guessMapping([text]), isName(text)]).toEqual([[null], false])
})

it('gives figures of several years and several codes each their column, and no datum two', () => {
  const headers = [
    'Nome',
    'Fatturato 2023',
    'Fatturato 2024',
    'Ricavi 2024',
    'ATECO',
    'ATECO secondario',
    'Tel',
    'Telefono 1',
  ]
  expect(guessMapping(headers)).toEqual([
    { campo: 'ragioneSociale' },
    { campo: 'ricavi', anno: 2023 },
    { campo: 'ricavi', anno: 2024 },
    null,
    { campo: 'ateco' },
    { campo: 'ateco' },
    { campo: 'telefono' },
    null,
  ])
})

it.each([
  ['Telefono sede legale', 'telefono'],
  ['E-mail aziendale', 'email'],
  ['Numero medio dipendenti', 'ula'],
  ['Totale ricavi', 'ricavi'],
  ['Ricavi delle vendite e prestazioni', 'ricavi'],
  ['Codice fiscale azienda', 'codiceFiscale'],
  ['CF/P.IVA', 'partitaIva'],
  ['Partita IVA CF', 'partitaIva'],
  ['Partita IVA / Codice fiscale', 'partitaIva'],
  ['Comune (Prov.)', 'comune'],
])('«%s» is %s', (text, campo) => expect(guessMapping([text])).toEqual([{ campo }]))
