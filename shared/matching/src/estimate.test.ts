import type { Azienda, BandoData, Esigenza } from '@bandiera/domain'
import { estimateIncrocio } from './estimate.ts'

const oggi = '2026-11-21'
const esigenze: Esigenza[] = [
  { id: 'm', nome: 'Macchinari', obiettivi: ['Sostegno investimenti'] },
  { id: 'f', nome: 'Formazione', obiettivi: ['Formazione'], costi: ['Formazione Professionale'] },
]
const need = (esigenzaId: string, importo?: number, stato: 'aperta' | 'coperta' = 'aperta') => ({
  esigenzaId,
  stato,
  ...(importo === undefined ? {} : { importo }),
})
const stima = (azienda: Partial<Azienda>, data: Partial<BandoData>, unica?: (own: Azienda) => Azienda) =>
  estimateIncrocio(
    { _id: 'a', ragioneSociale: 'Rossi', professionisti: [], gestoreId: 'g', ...azienda },
    { data: { titolo: 'Voucher', gestori: [], intensita: 50, ...data } },
    { oggi, esigenze, ...(unica ? { unica } : {}) },
  )

describe('the project', () => {
  const both = { esigenze: [need('m', 80_000), need('f', 6_000)] }
  it('is the open need that the grant is for, by objectives or by costs', () => {
    expect(stima(both, { obiettivi: ['Formazione'] })).toMatchObject({ importo: 3_000, esigenza: 'Formazione' })
    expect(stima(both, { costi: [{ voce: 'Formazione Professionale' }] })).toMatchObject({ esigenza: 'Formazione' })
    expect(
      stima(both, { criteri: [{ id: 'o', tipo: 'obiettivo', ammessi: ['Sostegno investimenti'] }] }),
    ).toMatchObject({ importo: 40_000, esigenza: 'Macchinari' })
  })
  it('is the one that gets the most when the grant names none', () => {
    expect(stima(both, {})).toMatchObject({ importo: 40_000, esigenza: 'Macchinari' })
    // the larger one is cut to nothing less
    expect(stima(both, { spesaMin: 50_000 })).toMatchObject({ importo: 40_000 })
  })
  it('is not known without an open need that has an amount', () => {
    for (const none of [[], [need('m')], [need('m', 80_000, 'coperta')]])
      expect(stima({ esigenze: none }, {})).toMatchObject({ importo: null, manca: 'spesa' })
    expect(stima({ esigenze: [need('gone', 10)] }, {})).not.toHaveProperty('esigenza')
  })
})

describe('room under de minimis', () => {
  const aiuto = (esl: number) => ({ regime: 'deMinimis', dataConcessione: '2025-01-10', esl })
  const asks = { esigenze: [need('m', 80_000)] }
  it('cuts what a grant of that regime gives to what is left', () => {
    expect(stima({ ...asks, aiuti: [aiuto(280_000)] }, { regime: 'deMinimis' })).toMatchObject({
      importo: 20_000,
      limite: 'deMinimis',
    })
    expect(stima({ ...asks, aiuti: [aiuto(280_000)] }, { regime: 'GBER 651/2014' }).importo).toBe(40_000)
  })
  it('is that of the criterion where the grant has one, which may refuse to give less', () => {
    const criteri: BandoData['criteri'] = [{ id: 'd', tipo: 'deMinimis', massimale: 300_000, riducibile: false }]
    expect(stima({ ...asks, aiuti: [aiuto(280_000)] }, { criteri })).toMatchObject({
      importo: null,
      manca: 'deMinimis',
    })
  })
  it('counts the aids of the whole single undertaking', () => {
    const whole = (own: Azienda): Azienda => ({ ...own, aiuti: [aiuto(290_000)] })
    expect(stima({ ...asks, aiuti: [] }, { regime: 'deMinimis' }, whole).importo).toBe(10_000)
  })
  it('may be less where aids were never recorded', () => {
    expect(stima(asks, { regime: 'deMinimis' }).ingredienti.deMinimis).toMatchObject({
      residuo: 300_000,
      incerto: true,
    })
  })
  it('limits no loan by its amount: there the gross grant equivalent counts', () => {
    const loan = { regime: 'deMinimis', forme: ['Prestito/Anticipo rimborsabile'] }
    expect(stima({ ...asks, aiuti: [aiuto(299_000)] }, loan).importo).toBe(40_000)
    const both = { ...loan, forme: [...loan.forme, 'Contributo/Fondo perduto'] }
    expect(stima({ ...asks, aiuti: [aiuto(299_000)] }, both).importo).toBe(1_000)
  })
})
