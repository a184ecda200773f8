import type { Azienda, Bando } from '@bandiera/domain'
import { createEngine } from './engine/create-engine.ts'
import { evaluate } from './evaluate.ts'

const azienda: Azienda = {
  _id: 'a',
  professionisti: [],
  gestoreId: 'g',
  ragioneSociale: 'Bianchi Software Srl',
  // the same digits are another activity in the other version
  ateco: [{ codice: '25.62.00', versione: '2007' }],
}
const bandoOf = (dataApertura: string | undefined, codice = '25.62'): Bando => ({
  _id: 'b',
  createdBy: 'e',
  data: { gestori: [], titolo: 'b', dataApertura, criteri: [{ id: 'c', tipo: 'ateco', ammessi: [{ codice }] }] },
})
const contesto = { oggi: '2026-11-21', nucleo: false }
const reference = (bando: Bando) => evaluate(azienda, bando, contesto)
const engine = (bando: Bando) =>
  createEngine({ aziende: [azienda], bandi: [bando], contesto }).rankingOfAzienda('a')[0]?.esito

describe('a grant whose ATECO codes have no version', () => {
  it.each([
    ['2025-03-31', '25.62', 'ammissibile'],
    ['2025-03-31', '25.53', 'non_ammissibile'],
    ['2025-04-01', '25.62', 'da_verificare'],
    [undefined, '25.62', 'da_verificare'],
    ['2026-01-01', '45', 'non_ammissibile'],
  ])('that opened on %s and names %s is %s, for the evaluator and the engine', (opening, codice, esito) => {
    const bando = bandoOf(opening, codice)
    expect([reference(bando).esito, engine(bando)]).toEqual([esito, esito])
  })

  it('says which version it was judged by, or asks the editore for it', () => {
    expect(reference(bandoOf('2025-03-31')).criteri[0]?.regola).toBe(
      'Codice ATECO 2007 che inizia per 25.62 (in 25 Fabbricazione di prodotti in metallo…)',
    )
    expect(reference(bandoOf('2025-04-01')).criteri[0]?.manca?.lato).toBe('bando')
  })

  it('is evaluated again when its opening day is corrected', () => {
    const held = createEngine({ aziende: [azienda], bandi: [bandoOf('2025-04-01')], contesto })
    const { esiti } = held.apply({ bandi: { put: [bandoOf('2025-03-31')] } })
    expect([...esiti]).toMatchObject([{ prima: 'da_verificare', dopo: 'ammissibile' }])
  })
})
