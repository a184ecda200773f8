import { type Azienda, CriterioSchema, createCriterio, criterioKindLabels, type CriterioKindId } from '@bandiera/domain'
import { evaluateCriteri } from '../evaluate.ts'
import { blockingReason } from './blocking-reason.ts'

const NBSP = /\u00A0/g
const contesto = {
  oggi: '2026-11-21',
  esigenze: [{ id: 'e', nome: 'Digitale', obiettivi: ['Digitalizzazione'], costi: ['Costo del personale'] }],
  kpi: () => 6,
}
const azienda: Azienda = {
  _id: 'a',
  gestoreId: 'g',
  professionisti: [],
  ragioneSociale: 'Rossi Srl',
  formaGiuridica: 'srl',
  dataCostituzione: '2022-11-21',
  sedi: [{ tipo: 'legale', operativa: false, regione: '05', comune: '024116', comuneNome: 'Vicenza' }],
  ateco: [{ codice: '62.10.00', versione: '2025', prevalente: true }],
  bilanci: [{ anno: 2025, approvato: true, ula: 12, ricavi: 12_400_000, totaleAttivo: 900_000 }],
  qualifiche: { femminile: false, giovanile: false },
  compagine: [{ nome: 'Rossi', genere: 'M', quota: 100, dataNascita: '1960-01-01' }] as Azienda['compagine'] & object,
  regolarita: { durc: { esito: false }, noProcedure: false, antimafia: false },
  aiuti: [{ regime: 'deMinimis', dataConcessione: '2025-03-01', esl: 200_000 }],
  esigenze: [{ esigenzaId: 'e', stato: 'aperta', importo: 40_000 }],
}

function reasonFor(criteri: readonly object[], di: Azienda = azienda): string {
  const parsed = criteri.map((one, n) => CriterioSchema.parse({ id: `c${n}`, vincolante: true, ...one }))
  const bando = { _id: 'b', createdBy: '', data: { gestori: [], titolo: 'B', criteri: parsed } }
  const valutazione = { ...evaluateCriteri(di, parsed, contesto), stato: 'aperto' as const, giorniRimasti: null }
  return blockingReason({ azienda: di, bando, valutazione }, contesto).replace(NBSP, ' ')
}

const KINDS: Partial<Record<CriterioKindId, [criterio: object, reason: string][]>> = {
  territorio: [
    [{ regioni: ['03'] }, 'Sede in Veneto, serve Lombardia'],
    [{ province: ['015'], riferimento: 'sedeLegale' }, 'Sede legale in provincia di Vicenza, serve Milano'],
    [{ comuni: ['015146'] }, 'Sede a Vicenza, serve Milano'],
    [{ regioni: ['05'], riferimento: 'sedeOperativa' }, 'Nessuna sede operativa: serve in Veneto'],
    [{ macroArea: 'Mezzogiorno' }, 'Sede in Veneto, serve Mezzogiorno'],
  ],
  ateco: [
    [
      { ammessi: ['10', '11', '13', '14'].map((codice) => ({ codice, versione: '2025' })) },
      'ATECO 62.10.00, serve 10, 11 o altri 2',
    ],
    [{ tutti: true, esclusi: [{ codice: '62.1', versione: '2025' }] }, 'ATECO 62.10.00: escluso'],
  ],
  tipoSoggetto: [[{ ammessi: ['Cittadino'] }, 'Srl, serve Cittadino']],
  formaGiuridica: [
    [{ ammesse: ['spa', 'sapa'] }, 'Srl, serve Spa o Sapa'],
    [{ escluse: ['srl'] }, 'Srl: esclusa'],
  ],
  dimensione: [[{ ammesse: ['grande'] }, 'Impresa piccola, serve grande']],
  eta: [
    [{ mesiMax: 36 }, 'Costituita da 48 mesi, massimo 36 mesi'],
    [{ mesiMin: 60 }, 'Costituita da 48 mesi, minimo 60 mesi'],
  ],
  qualifica: [
    [{ unaDi: ['femminile', 'giovanile'] }, 'Non è impresa femminile o impresa giovanile'],
    [{ unaDi: ['femminile'], soglie: { quote: 50, oltre: true } }, 'Donne: 0 % delle quote, serve oltre 50 %'],
  ],
  fatturato: [
    [{ max: 10_000_000 }, 'Fatturato 12,4 M€, massimo 10 M€'],
    [{ min: 12_410_000 }, 'Fatturato 12.400.000 €, minimo 12.410.000 €'],
    [{ max: 500_000 }, 'Fatturato 12,4 M€, massimo 500.000 €'],
  ],
  dipendenti: [[{ min: 20 }, 'Addetti 12, minimo 20']],
  bilanci: [[{ minimo: 2 }, '1 bilancio approvato, minimo 2']],
  kpi: [[{ indice: 'ros', op: '<', soglia: 5 }, 'ROS 6,00, serve sotto 5']],
  obiettivo: [[{ ammessi: ['Formazione'] }, 'Esigenza Digitalizzazione, serve Formazione']],
  costi: [[{ ammessi: ['Fabbricati e terreni'] }, 'Spese: Costo del personale, serve Fabbricati e terreni']],
  investimento: [[{ min: 50_000 }, 'Progetto da 40.000 €, minimo 50.000 €']],
  deMinimis: [[{ importo: 150_000 }, 'De minimis residuo 100.000 €, minimo 150.000 €']],
  regolarita: [
    [{ richieste: ['durc', 'antimafia'] }, 'DURC non regolare; Senza documentazione antimafia'],
    [{ richieste: ['noProcedure'] }, 'In procedura concorsuale'],
  ],
  libero: [[{ testo: 'Progetto in rete', esitoManuale: 'no' }, 'Escluso a mano: Progetto in rete']],
}
const cases = (Object.keys(criterioKindLabels) as CriterioKindId[]).flatMap((tipo) =>
  (KINDS[tipo] ?? []).map(([criterio, reason]) => [tipo, reason, criterio] as const),
)

it.each(cases)('tells in a few words why a criterion of the kind %s says no: %s', (tipo, reason, criterio) => {
  const whole = { ...createCriterio(tipo, 'c'), ...criterio, id: 'c' }
  expect(reasonFor([whole])).toBe(reason)
})

it('says which datum is missing, of the company before what the grant leaves out', () => {
  const empty: Azienda = { _id: 'a', gestoreId: 'g', professionisti: [], ragioneSociale: 'Vuota' }
  expect(reasonFor([{ tipo: 'fatturato', max: 10 }], { ...azienda, bilanci: [{ anno: 2025 }] })).toBe(
    'Manca il fatturato',
  )
  expect(reasonFor([{ tipo: 'territorio', regioni: ['03'] }], empty)).toBe('Manca la sede')
  expect(reasonFor([{ tipo: 'libero', testo: 'Progetto in rete' }])).toBe('Da valutare: Progetto in rete')
  expect(reasonFor([{ tipo: 'regolarita', richieste: ['polizzaCatastrofale'] }])).toBe('Manca: polizza catastrofale')
})

it('tells the first requirement that says no, and all the ways of a group of alternatives', () => {
  const group = { gruppo: 'g' }
  expect(
    reasonFor([
      { tipo: 'bilanci', minimo: 1 },
      { tipo: 'dipendenti', min: 20 },
      { tipo: 'bilanci', minimo: 9 },
    ]),
  ).toBe('Addetti 12, minimo 20')
  expect(
    reasonFor([
      { tipo: 'dipendenti', min: 20, ...group },
      { tipo: 'qualifica', unaDi: ['giovanile'], ...group },
    ]),
  ).toBe('Addetti 12, minimo 20; Non è impresa giovanile')
})

it('has nothing to say of a match that fits, nor of a preference that is not met', () => {
  expect(
    reasonFor([
      { tipo: 'bilanci', minimo: 1 },
      { tipo: 'bilanci', minimo: 3, vincolante: false },
    ]),
  ).toBe('')
})
