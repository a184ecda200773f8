import type { Aiuto, Azienda, Bilancio, Sede, Socio } from '@bandiera/domain'
import type { Random } from '@bandiera/factories/random'
import { CHECKS, CODES, COMUNI, LEGAL_FORMS, QUALIFICHE, some, VERSIONS } from './values.ts'

/** A company with all data and one year of accounts. */
export function randomAzienda(random: Random): Azienda {
  const sede = (): Sede => ({
    tipo: random.one(['legale', 'operativa'] as const),
    operativa: random.chance(0.6),
    comune: random.one(COMUNI),
  })
  const bilancio: Bilancio = {
    anno: 2025,
    ula: random.int(300),
    ricavi: random.int(60) * 1e6,
    totaleAttivo: random.int(60) * 1e6,
  }
  const formaGiuridica = random.one(LEGAL_FORMS)
  const day = `20${String(10 + random.int(17)).padStart(2, '0')}-0${1 + random.int(9)}-15`
  const flags = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, random.chance(0.5)]))
  return {
    _id: `a${random.int(1000)}`,
    professionisti: [],
    gestoreId: 'g',
    ragioneSociale: 'Impresa',
    formaGiuridica,
    // one still to be founded has no date
    ...(formaGiuridica === 'da_costituire' ? {} : { dataCostituzione: day }),
    sedi: [{ ...sede(), tipo: 'legale' }, ...(random.chance(0.4) ? [sede()] : [])],
    ateco: some(random, CODES).map((codice, i) => ({
      codice,
      versione: random.one(VERSIONS),
      prevalente: i === 0,
    })),
    bilanci: [{ ...bilancio, dscr: random.int(4) } as Bilancio],
    qualifiche: flags(QUALIFICHE),
    compagine: randomCompagine(random),
    regolarita: {
      ...flags(['noProcedure', 'antimafia']),
      durc: { esito: random.chance(0.5) },
      polizzaCatastrofale: { esito: random.chance(0.7), scadenza: random.one(['2026-01-01', '2027-01-01']) },
    },
    aiuti: random.chance(0.7) ? aiutiOf(random.int(12)) : [],
    esigenze: [{ esigenzaId: `e${random.int(2)}`, stato: 'aperta', importo: random.int(10) * 10_000 }],
  }
}

/** One to three people who own all of the capital; some of them are directors. */
function randomCompagine(random: Random): Socio[] {
  const shares = random.one([[100], [50, 50], [66.67, 33.33], [60, 20, 20], [0, 100]])
  return shares.map((quota, i) => ({
    nome: `Socio ${i}`,
    quota,
    genere: random.one(['F', 'M'] as const),
    dataNascita: random.one(['1970-03-15', '1990-11-21', '1990-11-22', '1991-02-03', '2008-05-06']),
    amministratore: random.chance(0.5),
    ...(random.chance(0.1) ? { cf: '12345678903' } : {}),
  }))
}

/** The same company with some data unknown: fields dropped, answers set to `null`. */
export function mask(azienda: Azienda, random: Random): Azienda {
  const drop = <T extends object>(value: T, keys: readonly string[]): T =>
    Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key) || random.chance(0.7))) as T
  const copy = drop(azienda, [
    'formaGiuridica',
    'dataCostituzione',
    'sedi',
    'ateco',
    'bilanci',
    'aiuti',
    'esigenze',
    'regolarita',
    'qualifiche',
    'compagine',
  ])
  const nulled = (values: Record<string, boolean | null>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, random.chance(0.7) ? value : null]))
  return {
    ...copy,
    ...(copy.sedi && { sedi: copy.sedi.map((sede) => drop(sede, ['comune', 'operativa'])) }),
    ...(copy.ateco && { ateco: copy.ateco.map((code) => drop(code, ['versione', 'prevalente'])) }),
    ...(copy.bilanci && { bilanci: copy.bilanci.map((year) => drop(year, ['ula', 'ricavi', 'totaleAttivo', 'dscr'])) }),
    ...(copy.esigenze && { esigenze: copy.esigenze.map((need) => drop(need, ['importo'])) }),
    ...(copy.compagine && { compagine: copy.compagine.map((one) => drop(one, ['genere', 'dataNascita', 'quota'])) }),
    ...(copy.qualifiche && { qualifiche: nulled(copy.qualifiche) }),
    ...(copy.regolarita && { regolarita: drop(copy.regolarita, CHECKS) }),
  }
}

/** Aids of one regime or of two that share a ceiling. */
const aiutiOf = (n: number): Aiuto[] =>
  [
    { regime: 'deMinimis', esl: (n % 6) * 60_000 },
    { regime: 'deMinimisAgricolo', esl: n < 6 ? 0 : 40_000 },
  ].map((aiuto) => ({ ...aiuto, dataConcessione: '2025-03-01' }))
