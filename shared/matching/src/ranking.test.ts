import { createCriterio, criterioKindLabels, type Bando, type BandoData, type CriterioKindId } from '@bandiera/domain'
import { rankBandi } from './ranking.ts'
import { pesoOf } from './evaluate.ts'

const oggi = '2026-11-21'
const azienda = { _id: 'a', gestoreId: 'g', professionisti: [], ragioneSociale: 'Rossi' }
const criterio = (id: string, esitoManuale: 'si' | 'no' | null, peso = 1) =>
  ({ id, tipo: 'libero', testo: 'x', peso, vincolante: id === 'v', esitoManuale }) as const
const bando = (_id: string, data: Partial<BandoData>): Bando => ({
  _id,
  createdBy: 'e',
  data: { gestori: [], titolo: _id, criteri: [criterio('v', 'si')], ...data },
})
const open = { dataApertura: '2026-01-01' }

it('ranks by state, verdict, score, closing day and age, one after the other (domain rule 5.5)', () => {
  const bandi = [
    bando('1-aperto-si-100-presto', { ...open, dataChiusura: '2027-01-10' }),
    bando('2-aperto-si-100-tardi-b', { ...open, dataChiusura: '2027-06-30' }),
    bando('2-aperto-si-100-tardi-a', { ...open, dataChiusura: '2027-06-30' }),
    bando('3-sportello', open),
    bando('4-aperto-si-50', { ...open, criteri: [criterio('v', 'si'), criterio('p', 'no')] }),
    bando('5-in-chiusura-da-verificare', { ...open, dataChiusura: oggi, criteri: [criterio('v', null)] }),
    bando('6-aperto-no', { ...open, criteri: [criterio('v', 'no'), criterio('p', 'si', 9)] }),
    bando('7-in-apertura', { dataApertura: '2026-12-01', dataChiusura: '2026-12-02' }),
    bando('8-non-noto', {}),
    bando('9-chiuso', { ...open, dataChiusura: '2026-11-20' }),
  ]
  const ids = bandi.map(({ _id }) => _id)
  for (const given of [bandi, [...bandi].reverse()]) {
    const ranked = rankBandi(azienda, given, { oggi, nucleo: false })
    expect(ranked.map((one) => one.bando._id)).toEqual(ids)
  }
})

it('weighs the kinds of criterion as the rules do (domain rule 5.4)', () => {
  const tipi = Object.keys(criterioKindLabels) as CriterioKindId[]
  const pesi = tipi.map((tipo) => [tipo, pesoOf(createCriterio(tipo, 'c'), { oggi })] as const)
  const usual = { territorio: 20, ateco: 20, dimensione: 15, tipoSoggetto: 10, qualifica: 10, obiettivo: 10, libero: 0 }
  expect(Object.fromEntries(pesi.filter(([, peso]) => peso !== 5))).toEqual(usual)
})
