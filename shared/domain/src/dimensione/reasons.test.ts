import type { Azienda, Bilancio } from '../azienda/azienda.ts'
import { dimensioneReasons } from './reasons.ts'

const azienda = (bilanci: Bilancio[], over: Partial<Azienda> = {}): Azienda => ({
  _id: 'a',
  professionisti: [],
  gestoreId: 'g',
  ragioneSociale: 'Rossi Srl',
  bilanci,
  ...over,
})
const year = (anno: number, ula?: number, ricavi?: number, totaleAttivo?: number): Bilancio => ({
  anno,
  ula,
  ricavi,
  totaleAttivo,
})

describe('reasons of the SME class', () => {
  it('set each figure against the limit of the class: staff below it, one of the money figures within it', () => {
    expect(dimensioneReasons(azienda([year(2025, 49, 11e6, 9e6)])).limiti).toEqual([
      { voce: 'ula', valore: 49, limite: 50, entro: true },
      { voce: 'ricavi', valore: 11e6, limite: 10e6, entro: false },
      { voce: 'totaleAttivo', valore: 9e6, limite: 10e6, entro: true },
    ])
    expect(dimensioneReasons(azienda([year(2025, 300, 60e6, 50e6)])).limiti[0]).toMatchObject({
      limite: null,
      entro: true,
    })
    expect(dimensioneReasons(azienda([year(2025, 5)])).limiti[1]).toMatchObject({ valore: undefined, entro: null })
  })

  it('say what each year gives by itself, newest first, and leave accounts that are not approved out', () => {
    const rows = [year(2023, 20, 5e6, 5e6), year(2024, 60, 5e6, 5e6), { ...year(2025, 300), approvato: false }]
    const { esercizi, calcolata } = dimensioneReasons(azienda(rows))
    expect(esercizi.map(({ anno, classe }) => [anno, classe])).toEqual([
      [2024, 'media'],
      [2023, 'piccola'],
    ])
    expect(calcolata).toBe('piccola')
  })

  it('say how much of each member of the group counts', () => {
    const gruppo = [
      { relazione: 'controllata', quota: 80 },
      { relazione: 'associata', quota: 30 },
      { relazione: 'associata', quota: 10 },
    ]
    expect(dimensioneReasons(azienda([], { gruppo })).gruppo.map(({ parte }) => parte)).toEqual([1, 0.3, 0])
  })

  it('keep the computed class beside the declared one', () => {
    const declared = azienda([year(2025, 5, 1e6)], { dimensione: { dichiarata: 'media', motivo: 'gruppo estero' } })
    expect(dimensioneReasons(declared)).toMatchObject({ calcolata: 'micro', dichiarata: 'media' })
  })

  it.each([
    [249, false],
    [250, true],
    [499, true],
    [500, false],
    [undefined, null],
  ])('know a small mid-cap by its %s ULA: %s', (ula, midCap) => {
    expect(dimensioneReasons(azienda([year(2025, ula, 60e6, 60e6)])).midCap).toBe(midCap)
  })

  it('count the staff of linked companies for the mid-cap too', () => {
    const gruppo = [{ relazione: 'collegata', ula: 150, ricavi: 1, totaleAttivo: 1 }]
    expect(dimensioneReasons(azienda([year(2025, 120, 60e6, 60e6)], { gruppo })).midCap).toBe(true)
  })
})
