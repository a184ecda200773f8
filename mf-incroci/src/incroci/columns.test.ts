import type { Criterio } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { unaAzienda, unBando } from '@bandiera/testing'
import { paperColumns, type Column } from '@bandiera/ui/list'
import { createPairJudge } from '../parts/engine-client/match.ts'
import { aziendeSide, bandiSide } from './columns.tsx'

const today = '2026-11-21'
const moment = { oggi: today, ora: '10:00' }
const durc: Criterio = { id: 'd', tipo: 'regolarita', richieste: ['durc'] }
const azienda = unaAzienda({
  ragioneSociale: 'Rossi Srl',
  partitaIva: '01234567897',
  esigenze: [{ esigenzaId: 'm', importo: 120_000, stato: 'aperta' }],
})
const bando = unBando({
  data: {
    titolo: 'Macchine',
    ente: 'Regione Umbria',
    dataApertura: '2026-01-01',
    dataChiusura: '2027-03-31',
    forme: ['Contributo/Fondo perduto'],
    intensita: 37.5,
    agevolazioneMax: 50_000,
    criteri: [durc],
  },
})
const incrocio = createPairJudge({ oggi: today, nucleo: false })({ azienda, bando, intera: azienda })

const factsOf = (columns: readonly Column<Incrocio>[]) =>
  Object.fromEntries(columns.map(({ label, csv, cell }) => [label, csv ? csv(incrocio) : cell(incrocio)]))
const FACTS = {
  Ente: 'Regione Umbria',
  Chiusura: '2027-03-31',
  Forma: 'Contributo/Fondo perduto',
  Intensità: 37.5,
  'Importo max': 50_000,
  'Agevolazione stimata': 45_000,
  Bando: 'Macchine',
  Azienda: 'Rossi Srl',
  'Partita IVA': '01234567897',
}

it.each([
  ['grants of a company', bandiSide(moment)],
  ['companies of a grant', aziendeSide(moment)],
])('files of %s say what both sides are, each thing once', (_name, { file }) => {
  expect(factsOf(file)).toMatchObject(FACTS)
  const labels = file.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

it('paper follows the choice of columns: the ente is below the name of the grant, hidden columns are not printed', () => {
  const { columns, shares } = bandiSide(moment).paper
  const ids = paperColumns(columns, shares, { ente: true, esito: false, importo: false }).map(({ id }) => id)
  expect(ids).toEqual(['titolo', 'punteggio', 'chiusura', 'forma', 'intensita', 'stima'])
})

it('paper has a column for what a client asks, and none for what one does', () => {
  const { columns, shares } = bandiSide(moment).paper
  expect(paperColumns(columns, shares).map(({ label }) => label)).toEqual([
    'Bando',
    'Esito',
    'Punteggio',
    'Chiusura',
    'Forma',
    'Intensità',
    'Importo max',
    'Agevolazione stimata',
  ])
})
