import type { Azienda, Bilancio } from '../azienda/azienda.ts'
import { possibleClasses, dimensione } from './dimensione.ts'

const azienda = (bilanci: Bilancio[] | undefined, over: Partial<Azienda> = {}): Azienda => ({
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
const classe = (...bilanci: Bilancio[]) => dimensione(azienda(bilanci)).classe

describe('SME class', () => {
  it.each([
    [9.9, 2e6, 9e6, 'micro'],
    [10, 1e6, 1e6, 'piccola'],
    [9, 3e6, 3e6, 'piccola'],
    [49, 11e6, 10e6, 'piccola'],
    [50, 1e6, 1e6, 'media'],
    [249, 51e6, 43e6, 'media'],
    [249, 51e6, 44e6, 'grande'],
    [250, 1e6, 1e6, 'grande'],
    // each limit of money is the last euro inside; staff must stay below its own
    [9.99, 2e6 + 0.01, 2e6, 'micro'],
    [9.99, 2e6 + 0.01, 2e6 + 0.01, 'piccola'],
    [49.99, 10e6 + 0.01, 10e6 + 0.01, 'media'],
    [249.99, 50e6, 43e6 + 0.01, 'media'],
    [249.99, 50e6 + 0.01, 43e6 + 0.01, 'grande'],
  ])('of %s ULA, turnover %s and assets %s is %s', (ula, ricavi, attivo, expected) => {
    expect(classe(year(2025, ula, ricavi, attivo))).toBe(expected)
  })

  it('is known with one money figure when the other cannot change it', () => {
    expect(classe(year(2025, 32, 6.4e6))).toBe('piccola')
    expect(classe(year(2025, 310))).toBe('grande')
  })

  it('stays open when one figure exceeds a limit and the other is missing', () => {
    const result = dimensione(azienda([year(2025, 5, 6e6)]))
    expect(result).toMatchObject({ classe: null, possibili: ['micro', 'piccola'] })
    expect(result.manca).toEqual([{ campo: 'bilanci.0.totaleAttivo', etichetta: 'Totale attivo' }])
  })

  it('names staff or both money figures when they are missing', () => {
    expect(dimensione(azienda([year(2025, 7)])).manca.map((each) => each.campo)).toEqual([
      'bilanci.0.ricavi',
      'bilanci.0.totaleAttivo',
    ])
    expect(dimensione(azienda([year(2025, undefined, 1e5, 1e5)]))).toMatchObject({
      classe: null,
      manca: [{ campo: 'bilanci.0.ula' }],
    })
    expect(dimensione(azienda(undefined))).toMatchObject({ possibili: { length: 4 }, manca: [{ campo: 'bilanci' }] })
  })

  it('changes only after two consecutive years beyond the limits', () => {
    const small = year(2023, 20, 5e6, 5e6)
    const medium = (anno: number) => year(anno, 60, 5e6, 5e6)
    expect(classe(small, medium(2024))).toBe('piccola')
    expect(dimensione(azienda([small, medium(2024)])).motivo).toContain('due esercizi consecutivi')
    expect(classe(small, medium(2024), medium(2025))).toBe('media')
    expect(classe(small, medium(2024), year(2025, 20, 5e6, 5e6))).toBe('piccola')
  })

  it('moves two steps only when both years are two steps away', () => {
    expect(classe(year(2023, 5, 1e6), year(2024, 20, 5e6), year(2025, 100, 20e6, 20e6))).toBe('piccola')
    expect(classe(year(2023, 100, 20e6, 20e6), year(2024, 5, 1e6), year(2025, 5, 1e6))).toBe('micro')
  })

  it('stays open, and names the year, when accounts that would decide are incomplete or not on record', () => {
    const [small, medium] = [year(2023, 20, 5e6, 5e6), (anno: number) => year(anno, 60, 5e6, 5e6)]
    expect(dimensione(azienda([small, year(2024, undefined, 5e6, 5e6), medium(2025)]))).toMatchObject({
      classe: null,
      possibili: ['piccola', 'media'],
      manca: [{ campo: 'bilanci.1.ula' }],
    })
    expect(dimensione(azienda([small, medium(2025)]))).toMatchObject({
      classe: null,
      possibili: ['piccola', 'media'],
      manca: [{ campo: 'bilanci', etichetta: 'Bilancio 2024' }],
    })
    expect(dimensione(azienda([small, medium(2024), year(2025)]))).toMatchObject({
      classe: null,
      possibili: ['piccola', 'media'],
      manca: [{ campo: 'bilanci.2.ula' }, { campo: 'bilanci.2.ricavi' }, { campo: 'bilanci.2.totaleAttivo' }],
    })
  })

  it('is known although the last year is not, when one year alone could not change it', () => {
    const result = dimensione(azienda([year(2024, 20, 5e6, 5e6), year(2025)]))
    expect(result).toMatchObject({ classe: 'piccola', anno: 2024, manca: [] })
    expect(result.motivo).toContain('Dati di bilancio 2024: piccola impresa')
  })

  it('gives the same classes with and without its reasons', () => {
    const figures = [undefined, 5, 20, 60, 300]
    for (const a of figures)
      for (const b of figures)
        for (const c of figures) {
          const one = azienda([year(2023, a, 1e6), year(2024, b, 1e6), year(2025, c, 1e6)])
          expect(possibleClasses(one)).toEqual(dimensione(one).possibili)
        }
  })

  it('reads the accounts by year, in any order, and skips those not approved', () => {
    const rows = [year(2025, 20, 5e6, 5e6), year(2024, 20, 5e6, 5e6), { ...year(2026, 300), approvato: false }]
    expect(dimensione(azienda(rows))).toMatchObject({ classe: 'piccola', anno: 2025, aggregato: false })
  })

  it('adds linked companies whole and partners pro rata', () => {
    const alone = [year(2025, 40, 5e6, 5e6)]
    const linked = { relazione: 'collegata', ula: 30, ricavi: 1e6, totaleAttivo: 1e6 }
    expect(dimensione(azienda(alone, { gruppo: [linked] }))).toMatchObject({ classe: 'media', aggregato: true })
    const partner = { ...linked, relazione: 'associata', quota: 30 }
    expect(dimensione(azienda(alone, { gruppo: [partner] }))).toMatchObject({ classe: 'piccola', dati: { ula: 49 } })
    expect(dimensione(azienda(alone, { gruppo: [{ ...partner, quota: 10 }] })).aggregato).toBe(false)
  })

  it.each([
    ['associata', 24.99, 40],
    ['associata', 25, 65],
    ['associata', 50, 90],
    ['controllata', 51, 140],
    // through natural persons on the same market: linked for the size, not for de minimis (art. 3.3)
    ['collegata_persone', undefined, 140],
  ])('counts a company that is %s at %d %% so far that 40 and 100 people make %d', (relazione, quota, ula) => {
    const gruppo = [{ relazione, quota, ula: 100, ricavi: 0, totaleAttivo: 0 }]
    expect(dimensione(azienda([year(2025, 40, 5e6, 5e6)], { gruppo })).dati.ula).toBe(ula)
  })

  it('is open upwards while a linked company has no figures', () => {
    const result = dimensione(azienda([year(2025, 5, 1e6, 1e6)], { gruppo: [{ relazione: 'collegata' }] }))
    expect(result).toMatchObject({ classe: null, possibili: ['micro', 'piccola', 'media', 'grande'] })
    expect(result.manca).toEqual([{ campo: 'gruppo', etichetta: 'Dati delle imprese del gruppo' }])
  })

  it('follows the class declared on the company, with its reason', () => {
    const declared = azienda([year(2025, 5, 1e6)], { dimensione: { dichiarata: 'media', motivo: 'gruppo estero' } })
    expect(dimensione(declared)).toMatchObject({ classe: 'media', motivo: expect.stringContaining('gruppo estero') })
  })
})
