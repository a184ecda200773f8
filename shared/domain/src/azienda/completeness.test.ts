import type { Azienda } from './azienda.ts'
import { isKnownEnoughForAvvisi, completenessOf } from './completeness.ts'

const bare: Azienda = { _id: 'a', professionisti: [], gestoreId: 'g', ragioneSociale: 'Rossi Srl' }
const full: Azienda = {
  ...bare,
  formaGiuridica: 'srl',
  partitaIva: '01234567897',
  dataCostituzione: '2012-03-01',
  sedi: [{ tipo: 'legale', comune: '072006' }],
  ateco: [{ codice: '25.62.00', versione: '2007' }],
  bilanci: [{ anno: 2025, ula: 32, ricavi: 6_400_000 }],
  qualifiche: { femminile: false, giovanile: true, startupInnovativa: false, pmiInnovativa: false },
  aiuti: [],
  regolarita: { durc: { esito: true } },
  esigenze: [{ esigenzaId: 'e1', stato: 'aperta' }],
}

describe('completeness of a company', () => {
  it('is whole when every key datum is known, an answer "no" and an empty list of aids included', () => {
    expect(completenessOf(full)).toEqual({ percento: 100, manca: [] })
  })

  it('names what is missing in Italian', () => {
    const { percento, manca } = completenessOf(bare)
    expect(percento).toBe(6)
    expect(manca.map((each) => each.etichetta)).toEqual(
      expect.arrayContaining(['Codice ATECO', 'Addetti (ULA)', 'DURC']),
    )
  })

  it('takes null as not known', () => {
    const { manca } = completenessOf({ ...full, qualifiche: { ...full.qualifiche, giovanile: null } })
    expect(manca).toEqual([{ campo: 'qualifiche.giovanile', etichetta: 'Impresa giovanile' }])
  })

  it('asks for total assets only when they can change the class', () => {
    const { manca } = completenessOf({ ...full, bilanci: [{ anno: 2025, ula: 5, ricavi: 6_400_000 }] })
    expect(manca.map((each) => each.campo)).toEqual(['bilanci.totaleAttivo'])
  })
})

describe('enough data for notices', () => {
  const inPart = (known: Partial<Azienda>): Azienda => ({ ...bare, partitaIva: '01234567897', ...known })
  const seat = { sedi: full.sedi, formaGiuridica: 'srl' as const }

  it.each<[percento: number, basta: boolean, azienda: Azienda]>([
    [6, false, bare],
    [11, false, inPart({})],
    [28, false, inPart(seat)],
    [39, false, inPart({ ...seat, ateco: full.ateco })],
    [44, true, inPart({ ...seat, ateco: full.ateco, dataCostituzione: '2012-03-01' })],
    [100, true, full],
  ])('at %d percent is %s', (percento, basta, azienda) => {
    expect(completenessOf(azienda).percento).toBe(percento)
    expect(isKnownEnoughForAvvisi(azienda)).toBe(basta)
  })
})
