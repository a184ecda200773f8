import { unaAzienda, unBando } from '@bandiera/factories'
import type { Esito, Evaluation } from '../evaluation.ts'
import type { MatchListQuestion } from './question.ts'
import { createMatchList } from './list.ts'
import type { MatchRow } from './rows.ts'

const azienda = unaAzienda({ ragioneSociale: 'Perché Srl' })
const riga = (esito: Esito, over: Partial<Evaluation> = {}, bando = unBando()): MatchRow => ({
  azienda,
  bando,
  valutazione: { esito, stato: 'aperto', punteggio: 50, giorniRimasti: 20, ...over },
})
const [si, forse, no] = [riga('ammissibile'), riga('da_verificare'), riga('non_ammissibile')]
const chiuso = riga('ammissibile', { stato: 'chiuso', giorniRimasti: -1 })

function listed(righe: readonly MatchRow[], domanda: Partial<MatchListQuestion> = {}, quasi: readonly MatchRow[] = []) {
  const elenco = createMatchList<MatchRow>({ tab: 'azienda', id: azienda._id, ...domanda })
  for (const one of righe) elenco.add(one)
  return elenco.vista(() => new Set(quasi))
}

it('leaves closed grants out of a company’s list until they are asked for, and says how many', () => {
  const all = [si, chiuso]
  expect(listed(all)).toMatchObject({ rows: [si], base: 1 })
  expect(listed(all).nascosti.get('chiusi')).toBe(1)
  expect(listed(all, { f: { chiusi: [] } }).rows).toEqual(all)
  expect(listed(all, { f: { stato: ['chiuso'] } }).rows).toEqual([chiuso])
  expect(listed(all, { tab: 'bando' }).rows).toEqual(all)
})

it('leaves out what is of no interest', () => {
  const bando = unBando()
  const nonInteressa = { motivo: 'importo_basso' as const, da: 'x', quando: '2026-11-21' }
  const scartata = { ...azienda, scelte: [{ bandoId: bando._id, nonInteressa }] }
  const out = { ...riga('ammissibile', {}, bando), azienda: scartata }
  expect(listed([out, si]).rows).toEqual([si])
  expect(listed([out, si], { f: { scartati: [] } }).rows).toEqual([out, si])
})

it('counts verdicts and values among what passes the other filters', () => {
  const soon = riga('da_verificare', { giorniRimasti: 3 })
  const { rows, perEsito, facets } = listed([si, soon, no], { f: { esito: ['da_verificare'], scadenza: ['7'] } })
  expect(rows).toEqual([soon])
  expect([...perEsito]).toEqual([['da_verificare', 1]])
  expect(Object.fromEntries(facets.get('scadenza')!)).toEqual({ '7': 1, '30': 1, '90': 1 })
})

const FORME = ['Contributo a fondo perduto', 'Garanzia'] as const
const motivo = { motivo: 'importo_basso' as const, da: 'x', quando: '2026-11-21' }
const mixed: MatchRow[] = Array.from({ length: 120 }, (_, n) => {
  const bando = unBando({ data: { titolo: `Bando ${n % 7}`, gestori: [], forme: [FORME[n % 2]!] } })
  const scelte = n % 11 === 0 ? [{ bandoId: bando._id, nonInteressa: motivo }] : []
  const days = (n * 13) % 100
  const over = n % 5 === 0 ? { stato: 'chiuso' as const, giorniRimasti: -1 } : { giorniRimasti: days }
  const esito = (['ammissibile', 'da_verificare', 'non_ammissibile'] as const)[n % 3]!
  return { ...riga(esito, over, bando), azienda: { ...azienda, gestoreId: `g${n % 4}`, scelte } }
})
const QUESTIONS: Partial<MatchListQuestion>[] = [
  {},
  { q: 'bando 3' },
  { f: { esito: ['ammissibile', 'da_verificare'] } },
  { f: { scadenza: ['30'], forma: ['Garanzia'] } },
  { f: { stato: ['aperto'], scadenza: ['oltre'] } },
  { f: { stato: ['chiuso'] } },
  { f: { chiusi: [], scartati: [] }, q: 'bando' },
  { tab: 'bando', f: { gestore: ['g1'], esito: ['ammissibile'] } },
]

it.each(QUESTIONS)('says of every value how many a choice of it would show: %j', (domanda) => {
  const { facets, perEsito } = listed(mixed, domanda)
  const counted = [...facets, ['esito', perEsito] as const].flatMap(([id, counts]) =>
    [
      'aperto',
      'chiuso',
      '7',
      '30',
      '90',
      'oltre',
      'ignoto',
      'g1',
      'g2',
      ...FORME,
      'ammissibile',
      'non_ammissibile',
    ].map((value) => ({ id, value, n: counts.get(value) ?? 0 })),
  )
  expect(counted.some(({ n }) => n > 0)).toBe(true)
  const chosen = ({ id, value }: { id: string; value: string }) =>
    listed(mixed, { ...domanda, f: { ...domanda.f, [id]: [value] } }).rows.length
  expect(counted).toEqual(counted.map((one) => ({ ...one, n: chosen(one) })))
})

it('finds by words, without accents and capitals: a grant by title and body, a company by name, number and place', () => {
  expect(listed([si], { q: 'camera' }).rows).toEqual([si])
  expect(listed([si], { q: 'perche' }).rows).toEqual([])
  expect(listed([si], { tab: 'bando', q: 'PERCHE milano' }).rows).toEqual([si])
})

it('shows the nearest five when nothing fits, first those that fail for one reason alone', () => {
  const others = Array.from({ length: 6 }, () => riga('non_ammissibile'))
  expect(listed([...others, no], {}, [no]).vicini).toEqual([no, ...others.slice(0, 4)])
  expect(listed([...others, forse]).vicini).toEqual([])
  expect(listed(others, { q: 'camera' }).vicini).toEqual([])
  expect(listed(others, { f: { scartati: [] } }).vicini).toHaveLength(5)
})
