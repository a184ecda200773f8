import type { Azienda } from './azienda.ts'
import { calcolati, calcoloOf } from './calcolati.ts'

const bare: Azienda = { _id: 'a', professionisti: [], gestoreId: 'g', ragioneSociale: 'Rossi Srl' }
const piccola: Azienda = {
  ...bare,
  professionisti: ['p1', 'p2'],
  archiviata: true,
  sedi: [
    { tipo: 'operativa', comune: '040012' },
    { tipo: 'legale', comune: '015146' },
  ],
  ateco: [{ codice: '55.10' }, { codice: '62.01.00', prevalente: true }],
  bilanci: [{ anno: 2025, ula: 12, ricavi: 1_500_000, totaleAttivo: 900_000 }],
}
const allOf = (azienda: Azienda) =>
  Object.fromEntries(Object.entries(calcolati.aziende).map(([name, of]) => [name, of(azienda)]))

describe('the computed fields of a company', () => {
  it('are what its list sorts by, filters and counts', () => {
    expect(allOf(piccola)).toEqual({
      completezza: 39,
      dati: 'mancanti',
      dimensione: 'piccola',
      dimensioneRango: 1,
      regione: ['08', '03'],
      archivio: 'si',
      professionista: ['p1', 'p2'],
      sede: 'Milano (MI)',
      ateco: '62.01.00',
    })
  })

  it('say what is not known, also of a record that lacks everything', () => {
    const unknown = { dimensione: 'ignota', dimensioneRango: null, regione: [], sede: null, ateco: null }
    expect(allOf(bare)).toMatchObject({ ...unknown, archivio: 'no', professionista: 'nessuno' })
    expect(allOf({ _id: 'a' } as Azienda)).toMatchObject({ ...unknown, professionista: 'nessuno' })
  })
})

it.each(['constructor', 'toString', '__proto__', 'sede.length', '', 'altro'])('nothing is computed as %j', (name) => {
  expect(calcoloOf('aziende', name)).toBeUndefined()
  expect(calcoloOf('bandi', name)).toBeUndefined()
})
