import type { Azienda } from '../azienda/azienda.ts'
import { computedFields, computedFieldOf } from './computed.ts'
import type { Pratica } from '../pratica/pratica.ts'

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
  Object.fromEntries(Object.entries(computedFields.aziende).map(([name, of]) => [name, of(azienda)]))

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

describe('the computed fields of a case file', () => {
  const { pratiche } = computedFields
  const pratica: Pratica = {
    _id: 'a'.repeat(24) + '-' + 'b'.repeat(24),
    tipo: 'bando',
    titolo: 'Voucher',
    stato: 'inviata',
    agevolazioneRichiesta: 100,
    dataInvio: '2026-03-04',
    checklist: [{ voce: 'Visura', obbligatoria: true, stato: 'caricato', scadenza: '2020-01-01' }],
    scadenze: [
      { tipo: 'invio', data: '2020-02-01' },
      { tipo: 'altro', data: '2031-02-01' },
    ],
    attivita: [
      { testo: 'Chiama', per: 'p1', entro: '2020-01-01' },
      { testo: 'Scrivi', per: 'p2' },
      { testo: 'Fatta', per: 'p3', fatta: true },
    ],
  }
  const allOf = (of: Pratica) => Object.fromEntries(Object.entries(pratiche).map(([name, calc]) => [name, calc(of)]))

  it('are what its list, board and calendar ask for, as they are seen today', () => {
    expect(allOf(pratica)).toEqual({
      azienda: 'b'.repeat(24),
      situazione: 'aperte',
      statoRango: 4,
      scadenza: '2020-02-01',
      scade: 'scaduta',
      mesiScadenze: ['2020-02', '2031-02'],
      mancanti: 1,
      documenti: 'mancanti',
      importo: 100,
      importi: ['richiesto'],
      compiti: ['miei p1', 'ritardo p1', 'miei p2'],
      decisione: null,
      mesi: ['2026-03'],
    })
  })

  it('say of a closed one that nothing is due', () => {
    const closed = { situazione: 'chiuse', scadenza: null, scade: 'nessuna', mesiScadenze: [], compiti: [] }
    expect(allOf({ ...pratica, stato: 'respinta' })).toMatchObject({ ...closed, decisione: 'respinta' })
  })
})

it.each(['constructor', 'toString', '__proto__', 'sede.length', '', 'altro'])('nothing is computed as %j', (name) => {
  expect(computedFieldOf('aziende', name)).toBeUndefined()
  expect(computedFieldOf('bandi', name)).toBeUndefined()
})
