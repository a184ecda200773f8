import { bandoContradictions, publicationFaults } from './checks.ts'
import { BandoSchema, type BandoData } from './bando.ts'

const campi = (dati: Partial<BandoData>) => bandoContradictions(dati).map(({ campo }) => campo)

it.each<[string, Partial<BandoData>, string[]]>([
  ['dates in order', { dataApertura: '2026-01-01', dataChiusura: '2026-01-01' }, []],
  ['a closing before the opening', { dataApertura: '2026-01-02', dataChiusura: '2026-01-01' }, ['dataChiusura']],
  [
    'a closing hour before the opening one on the same day',
    { dataApertura: '2026-01-01', oraApertura: '12:00', dataChiusura: '2026-01-01', oraChiusura: '09:00' },
    ['oraChiusura'],
  ],
  ['an hour without its day', { oraApertura: '12:00', oraChiusura: '12:00' }, ['oraApertura', 'oraChiusura']],
  [
    'an early closing outside the window',
    { dataApertura: '2026-02-01', dataChiusura: '2026-03-01', chiusuraAnticipata: '2026-01-01' },
    ['chiusuraAnticipata'],
  ],
  [
    'an early closing on the very day of the opening: it opened and closed',
    { dataApertura: '2025-05-06', dataChiusura: '2025-05-06', chiusuraAnticipata: '2025-05-06' },
    [],
  ],
  [
    'an early closing the day before the opening',
    { dataApertura: '2024-03-19', chiusuraAnticipata: '2024-03-18' },
    ['chiusuraAnticipata'],
  ],
  [
    'an early closing after the closing',
    { dataChiusura: '2026-03-01', chiusuraAnticipata: '2026-03-02' },
    ['chiusuraAnticipata'],
  ],
  ['a ranking before the opening', { dataApertura: '2026-03-01', dataGraduatoria: '2026-02-01' }, ['dataGraduatoria']],
  [
    'minima over their maxima',
    {
      spesaMin: 2,
      spesaMax: 1,
      agevolazioneMin: 2,
      agevolazioneMax: 1,
      costi: [{ voce: 'Personale', min: 30, max: 20 }],
    },
    ['spesaMax', 'agevolazioneMax', 'costi.0.max'],
  ],
  [
    'a form to fill in early that ends before it begins, or begins after the opening',
    {
      dataApertura: '2026-03-01',
      dataChiusura: '2026-04-01',
      precompilazioneDal: '2026-03-02',
      precompilazioneAl: '2026-02-01',
      oraPrecompilazioneDal: '10:00',
    },
    ['precompilazioneAl', 'precompilazioneDal'],
  ],
  [
    'one that ends on the day and before the hour of its beginning, and after the closing',
    {
      dataChiusura: '2026-02-01',
      precompilazioneDal: '2026-03-02',
      precompilazioneAl: '2026-03-02',
      oraPrecompilazioneDal: '10:00',
      oraPrecompilazioneAl: '10:00',
    },
    ['oraPrecompilazioneAl', 'precompilazioneAl'],
  ],
  ['hours of it without their days', { oraPrecompilazioneDal: '10:00' }, ['oraPrecompilazioneDal']],
  [
    'an extension before its ranking',
    { dataGraduatoria: '2026-03-01', scorrimenti: [{ data: '2026-03-01' }, { data: '2026-02-28' }] },
    ['scorrimenti.1.data'],
  ],
  [
    'more money left than there was',
    { stanziamento: 1, stanziamentoResiduo: 2, residuoAl: '2026-01-01' },
    ['stanziamentoResiduo'],
  ],
  ['money left without its day', { stanziamentoResiduo: 0 }, ['residuoAl']],
  ['a day of money that is not said', { residuoAl: '2026-01-01' }, ['residuoAl']],
  ['a zero that is a maximum', { spesaMin: 0, spesaMax: 0 }, []],
])('%s', (_name, dati, expected) => {
  expect(campi(dati)).toEqual(expected)
})

it('a grant without readers is not ready to be published', () => {
  const dati = { titolo: 'Voucher', ente: 'Regione', gestori: [] }
  expect(publicationFaults(dati).map(({ campo }) => campo)).toEqual(['gestori'])
  expect(publicationFaults({ ...dati, pubblico: true })).toEqual([])
  expect(publicationFaults({ ...dati, gestori: ['g'] })).toEqual([])
  expect(publicationFaults({ titolo: ' ', gestori: ['g'] }).map(({ campo }) => campo)).toEqual(['titolo', 'ente'])
})

it.each([
  [{ link: 'javascript:alert(1)' }, 'Scrivi un indirizzo che inizia con https:// o http://'],
  [{ intensita: -1 }, 'Una percentuale va da 0 a 100'],
  [{ costi: [{ voce: 'x', max: 101 }] }, 'Una percentuale va da 0 a 100'],
  [{ oraApertura: '24:00' }, 'Questa non è un’ora: scrivila da 00:00 a 23:59.'],
  [{ premialita: [{ testo: '' }] }, 'Scrivi che cosa dà i punti'],
  [{ documentiRichiesti: [{ nome: '', obbligatorio: true }] }, 'Scrivi il nome del documento'],
])('a field that holds %j is refused with its reason', (data, message) => {
  const bando = { _id: 'x', createdBy: 'y', data: { titolo: 'Voucher', gestori: [], ...data } }
  expect(BandoSchema.safeParse(bando).error?.issues[0]?.message).toBe(message)
})
