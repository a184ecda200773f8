import { CriterioSchema, createCriterio, criterioKindLabels, type Azienda, type CriterioKindId } from '@bandiera/domain'
import { ruleTextOf } from './rule-texts.ts'
import { evaluateCriteri } from './evaluate.ts'

const contesto = {
  oggi: '2026-11-21',
  esigenze: [{ id: 'e', nome: 'Digitale', obiettivi: ['Digitalizzazione'], costi: ['Costo del personale'] }],
}
const azienda: Azienda = {
  _id: 'a',
  gestoreId: 'g',
  professionisti: [],
  ragioneSociale: 'Rossi Srl',
  formaGiuridica: 'srl',
  dataCostituzione: '2022-11-21',
  sedi: [{ tipo: 'legale', operativa: true, comune: '072006' }],
  ateco: [{ codice: '62.10.00', versione: '2025', prevalente: true }],
  bilanci: [{ anno: 2025, approvato: true, ula: 12, ricavi: 1_500_000, totaleAttivo: 900_000 }],
  qualifiche: { femminile: true, giovanile: false },
  regolarita: { durc: { esito: true, scadenza: '2027-01-01' }, antimafia: false },
  aiuti: [{ regime: 'deMinimis', dataConcessione: '2025-03-01', esl: 200_000 }],
  esigenze: [{ esigenzaId: 'e', stato: 'aperta', importo: 40_000 }],
}

/** What the editor writes for each kind: once what this company satisfies, once what it does not; and how it reads. */
const KINDS: Record<CriterioKindId, { si: object; no: object; frase: string }> = {
  territorio: { si: { regioni: ['16'] }, no: { zes: true, regioni: ['03'] }, frase: 'Almeno una sede in Puglia' },
  ateco: {
    si: { ammessi: [{ codice: '62', versione: '2025' }] },
    no: { tutti: true, esclusi: [{ codice: '62.1', versione: '2025' }] },
    frase: 'Codice ATECO 2025 che inizia per 62',
  },
  tipoSoggetto: { si: { ammessi: ['Impresa'] }, no: { ammessi: ['Cittadino'] }, frase: 'Tipo di soggetto: Impresa' },
  formaGiuridica: { si: { ammesse: ['srl'] }, no: { escluse: ['srl'] }, frase: 'Forma giuridica: Srl' },
  dimensione: {
    si: { ammesse: ['micro', 'piccola'] },
    no: { ammesse: ['grande'] },
    frase: 'Micro o piccola impresa',
  },
  eta: { si: { mesiMax: 60 }, no: { mesiMin: 60 }, frase: 'Costituita da non più di 60 mesi' },
  qualifica: { si: { unaDi: ['femminile', 'giovanile'] }, no: { unaDi: ['giovanile'] }, frase: 'Impresa femminile' },
  fatturato: { si: { min: 1_000_000 }, no: { max: 500_000 }, frase: 'Fatturato di almeno' },
  dipendenti: { si: { min: 10, max: 20 }, no: { min: 20 }, frase: 'Organico tra 10 addetti e 20 addetti' },
  bilanci: { si: {}, no: { minimo: 2 }, frase: 'Almeno un bilancio approvato' },
  kpi: {
    si: { indice: 'ros', soglia: 5 },
    no: { indice: 'ros', op: '<', soglia: 5 },
    frase: 'ROS almeno 5',
  },
  obiettivo: { si: { ammessi: ['Digitalizzazione'] }, no: { ammessi: ['Formazione'] }, frase: 'Obiettivo: Digital' },
  costi: {
    si: { ammessi: ['Costo del personale'] },
    no: { ammessi: ['Fabbricati e terreni'] },
    frase: 'Spese ammesse',
  },
  investimento: { si: { min: 10_000, max: 50_000 }, no: { min: 50_000 }, frase: 'Investimento tra' },
  deMinimis: { si: { importo: 100_000 }, no: { importo: 150_000 }, frase: 'Spazio de minimis di almeno' },
  regolarita: { si: { richieste: ['durc'] }, no: { richieste: ['antimafia'] }, frase: 'DURC regolare' },
  libero: {
    si: { testo: 'Progetto coerente', esitoManuale: 'si' },
    no: { testo: 'Progetto coerente', esitoManuale: 'no' },
    frase: 'Progetto coerente',
  },
}
const tipi = Object.keys(KINDS) as CriterioKindId[]

describe.each(tipi)('a criterion of the kind %s, as the editor makes it', (tipo) => {
  it.each(['si', 'no'] as const)('is accepted by the schema and answers %s', (valore) => {
    const criterio = CriterioSchema.parse({ ...createCriterio(tipo, 'c'), ...KINDS[tipo][valore] })
    const { criteri, esito } = evaluateCriteri(azienda, [criterio], { ...contesto, kpi: () => 6 })
    expect(criteri[0]).toMatchObject({ tipo, valore })
    expect(esito).toBe(valore === 'si' ? 'ammissibile' : 'non_ammissibile')
  })

  it('reads as a sentence, also before anything is chosen', () => {
    expect(ruleTextOf(CriterioSchema.parse({ ...createCriterio(tipo, 'c'), ...KINDS[tipo].si }))).toContain(
      KINDS[tipo].frase,
    )
    const start = ruleTextOf({ ...createCriterio(tipo, 'c'), minimo: undefined } as never)
    expect(start).not.toContain('undefined')
    expect(start.length).toBeGreaterThan(tipo === 'libero' ? -1 : 3)
  })
})

it('covers every kind there is', () => {
  expect([...tipi].sort()).toEqual(Object.keys(criterioKindLabels).sort())
})
