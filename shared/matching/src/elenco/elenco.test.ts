import { unaAzienda, unBando } from '@bandiera/factories'
import type { Esito, Valutazione } from '../valutazione.ts'
import type { DomandaElenco } from './domanda.ts'
import { createElenco } from './elenco.ts'
import type { Riga } from './riga.ts'

const azienda = unaAzienda({ ragioneSociale: 'Perché Srl' })
const riga = (esito: Esito, over: Partial<Valutazione> = {}, bando = unBando()): Riga => ({
  azienda,
  bando,
  valutazione: { esito, stato: 'aperto', punteggio: 50, giorniRimasti: 20, ...over },
})
const [si, forse, no] = [riga('ammissibile'), riga('da_verificare'), riga('non_ammissibile')]
const chiuso = riga('ammissibile', { stato: 'chiuso', giorniRimasti: -1 })

function listed(righe: readonly Riga[], domanda: Partial<DomandaElenco> = {}, quasi: readonly Riga[] = []) {
  const elenco = createElenco<Riga>({ tab: 'azienda', id: azienda._id, ...domanda })
  for (const one of righe) elenco.add(one)
  return elenco.vista(() => new Set(quasi))
}

it('leaves closed grants out of a company’s list until somebody asks for them, and says how many', () => {
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

it('counts verdicts among what passes the other filters, and values before all of them', () => {
  const soon = riga('da_verificare', { giorniRimasti: 3 })
  const { rows, perEsito, facets } = listed([si, soon, no], { f: { esito: ['da_verificare'], scadenza: ['7'] } })
  expect(rows).toEqual([soon])
  expect([...perEsito]).toEqual([['da_verificare', 1]])
  expect(Object.fromEntries(facets.get('scadenza')!)).toEqual({ '7': 1, '30': 3, '90': 3 })
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
