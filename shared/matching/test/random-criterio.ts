import type { Criterio, CriterioOfKind, CriterioKindId } from '@bandiera/domain'
import type { Random } from '@bandiera/factories/random'
import { CHECKS, CODES, COMUNI, QUALIFICHE, some, VERSIONS } from './values.ts'

const limits = (random: Random, unit: number) => ({
  ...(random.chance(0.7) ? { min: random.int(5) * unit } : {}),
  ...(random.chance(0.7) ? { max: (5 + random.int(5)) * unit } : {}),
})

const codes = (random: Random) =>
  some(random, CODES).map((codice) => ({
    codice,
    ...(random.chance(0.9) ? { versione: random.one(VERSIONS) } : {}),
  }))

const maybe = <T>(random: Random, make: () => T): T | undefined => (random.chance(0.5) ? make() : undefined)

/** One generator per kind, so that properties of all criteria are tested for every kind. */
const KINDS: { [T in CriterioKindId]: (random: Random, base: { id: string }) => CriterioOfKind<T> } = {
  territorio: (random, base) => ({
    ...base,
    tipo: 'territorio',
    regioni: maybe(random, () => some(random, ['16', '03', '09', '12', '11'])),
    comuni: maybe(random, () => some(random, COMUNI)),
    macroArea: maybe(random, () => 'Mezzogiorno' as const),
    zes: random.chance(0.2),
    riferimento: random.one(['sedeLegale', 'sedeOperativa', 'qualsiasi'] as const),
  }),
  ateco: (random, base) => ({
    ...base,
    tipo: 'ateco',
    tutti: random.chance(0.2),
    riferimento: random.one(['prevalente', 'qualsiasi'] as const),
    ammessi: maybe(random, () => codes(random)),
    esclusi: maybe(random, () => codes(random)),
  }),
  dimensione: (random, base) => ({
    ...base,
    tipo: 'dimensione',
    ammesse: some(random, ['micro', 'piccola', 'media', 'grande'] as const),
  }),
  tipoSoggetto: (random, base) => ({
    ...base,
    tipo: 'tipoSoggetto',
    ammessi: some(random, [
      'Impresa',
      'Consorzio',
      'Impresa - SU/PMI innovativa',
      'Professionista',
      'Impresa da costituire - Altro',
      'Cittadino',
    ]),
  }),
  formaGiuridica: (random, base) => ({
    ...base,
    tipo: 'formaGiuridica',
    ammesse: maybe(random, () => some(random, ['srl', 'spa'])),
    escluse: maybe(random, () => ['ditta_individuale']),
  }),
  eta: (random, base) => ({
    ...base,
    tipo: 'eta',
    mesiMin: maybe(random, () => random.int(60)),
    mesiMax: maybe(random, () => 60 + random.int(120)),
  }),
  qualifica: (random, base) => ({
    ...base,
    tipo: 'qualifica',
    unaDi: some(random, QUALIFICHE),
    soglie: maybe(random, () => ({
      quote: maybe(random, () => random.one([50, 60, 66.67])),
      soci: maybe(random, () => random.one([50, 60, 66.67])),
      amministratori: maybe(random, () => random.one([50, 66.67, 100])),
      oltre: random.chance(0.5),
      anniMax: maybe(random, () => random.one([29, 35, 40])),
    })),
  }),
  fatturato: (random, base) => ({ ...base, tipo: 'fatturato', ...limits(random, 5e6) }),
  dipendenti: (random, base) => ({ ...base, tipo: 'dipendenti', ...limits(random, 30) }),
  investimento: (random, base) => ({ ...base, tipo: 'investimento', ...limits(random, 10_000) }),
  obiettivo: (random, base) => ({
    ...base,
    tipo: 'obiettivo',
    ammessi: [random.one(['Digitalizzazione', 'Sostegno investimenti', 'Formazione'])],
  }),
  costi: (random, base) => ({
    ...base,
    tipo: 'costi',
    ammessi: [random.one(['Formazione Professionale', 'Costo del personale'])],
  }),
  deMinimis: (random, base) => ({
    ...base,
    tipo: 'deMinimis',
    importo: maybe(random, () => random.int(6) * 60_000),
    massimale: maybe(random, () => 200_000),
  }),
  regolarita: (random, base) => ({ ...base, tipo: 'regolarita', richieste: some(random, CHECKS) }),
  bilanci: (random, base) => ({ ...base, tipo: 'bilanci', minimo: 1 + random.int(2) }),
  kpi: (random, base) => ({
    ...base,
    tipo: 'kpi',
    indice: 'dscr',
    op: random.one(['>=', '<=', '>', '<'] as const),
    soglia: 1 + random.int(2),
  }),
  libero: (random, base) => ({
    ...base,
    tipo: 'libero',
    testo: 'Progetto coerente',
    esitoManuale: random.one(['si', 'no', null] as const),
  }),
}

/** A criterion of any kind, sometimes one that states nothing. */
export function randomCriterio(random: Random, id: string): Criterio {
  const base = {
    id,
    vincolante: random.chance(0.8),
    ...(random.chance(0.3) ? { gruppo: random.one(['x', 'y']) } : {}),
  }
  return random.one(Object.values(KINDS))(random, base)
}
