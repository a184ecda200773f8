import {
  createSingleUndertaking,
  type Azienda,
  type Bando,
  type ChangedComuni,
  type Criterio,
  type Decision,
} from '@bandiera/domain'
import type { MatchingContext } from '../src/evaluation.ts'
import { RANDOM_CONVERSION } from './small-conversion.ts'
import { mask, randomAzienda } from './random-azienda.ts'
import { randomCriterio } from './random-criterio.ts'
import type { World } from './equals-reference.ts'
import { createRandom, type Random } from '@bandiera/factories/random'

/** One that merged on one of the days, one divided over two regioni, one under another code twice. */
const CHANGED_COMUNI: ChangedComuni = {
  '072006': { dal: '2026-11-21', in: '053011' },
  '015146': { dal: '2020-01-01', in: ['053011', '063049'] },
  '001272': { dal: '2020-01-01', in: '058091', stesso: true },
  '058091': { dal: '2026-11-22', in: '072006', stesso: true },
}
const DAYS = ['2025-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-12-05', '2027-02-28']

/** Companies, some of them linked, grants and a context. */
export function randomWorld(seed: number, size: { aziende: number; bandi: number }): World {
  const random = createRandom(seed)
  const ids = Array.from({ length: size.aziende }, (_, i) => `a${i}`)
  const aziende = ids.map((id) => worldAzienda(random, id, ids))
  const bandi = Array.from({ length: size.bandi }, (_, i) => worldBando(random, `b${i}`))
  return { aziende, bandi, contesto: worldContext(random, aziende, bandi) }
}

/** A typical company: some of its data missing, sometimes with a group, seats that open and close, more years. */
export function worldAzienda(random: Random, _id: string, others: readonly string[] = []): Azienda {
  const azienda = mask(randomAzienda(random), random)
  const more: Partial<Azienda> = {}
  if (random.chance(0.3)) more.stato = random.one(['attiva', 'da_costituire'] as const)
  if (random.chance(0.5)) more.dataInizioAttivita = `20${10 + random.int(17)}-11-${20 + random.int(3)}`
  if (random.chance(0.1)) more.dimensione = { dichiarata: random.one(['micro', 'media']) }
  if (azienda.bilanci && random.chance(0.5)) {
    const last = azienda.bilanci[0]!
    more.bilanci = [{ ...last, anno: 2024, ula: random.int(300), approvato: random.chance(0.8) }, last]
  }
  if (azienda.sedi && random.chance(0.3)) {
    const seats = random.chance(0.5) ? azienda.sedi : azienda.sedi.filter(({ tipo }) => tipo !== 'legale')
    more.sedi = seats.map((sede) => ({
      ...sede,
      ...(random.chance(0.3) ? { dal: random.one(DAYS) } : {}),
      ...(random.chance(0.3) ? { al: random.one(DAYS) } : {}),
      ...(sede.comune ? {} : { regione: random.one(['03', '10', '16']) }),
    }))
  }
  if (others.length > 0 && random.chance(0.3)) {
    const relazione = random.one(['controllata', 'associata', 'collegata_persone'])
    more.gruppo = [{ relazione, aziendaId: random.one(others), ula: random.int(60), quota: 10 * random.int(10) }]
  }
  if (azienda.esigenze && random.chance(0.4)) {
    const importo = random.chance(0.7) ? random.int(10) * 10_000 : undefined
    more.esigenze = [...azienda.esigenze, { esigenzaId: `e${random.int(4)}`, stato: 'aperta', importo }]
  }
  if (random.chance(0.5)) more.scelte = Array.from({ length: 6 }, (_, i) => answersFor(random, `b${i}`))
  return { ...azienda, ...more, _id }
}

/** Answers of people for a company about a grant with any criteria. */
function answersFor(random: Random, bandoId: string): Decision {
  const answered = Array.from({ length: 8 }, (_, i) => `${bandoId}-${i}`).filter(() => random.chance(0.5))
  const signed = { da: 'u1', quando: '2026-11-20T10:00:00.000Z' }
  return {
    bandoId,
    risposte: answered.map((criterioId) => ({ criterioId, valore: random.one(['si', 'no']), ...signed })),
  }
}

export function worldBando(random: Random, _id: string): Bando {
  const maybe = (): string | undefined => (random.chance(0.5) ? random.one(DAYS) : undefined)
  const criteri = Array.from({ length: random.int(8) }, (_, i) => worldCriterio(random, `${_id}-${i}`))
  const data = { gestori: [], titolo: _id, dataApertura: maybe(), dataChiusura: maybe(), chiusuraAnticipata: maybe() }
  const hours = random.chance(0.3) ? { oraApertura: '11:00', oraChiusura: '12:00' } : {}
  return { _id, createdBy: 'e', data: { ...data, ...hours, ...(random.chance(0.9) ? { criteri } : {}) } }
}

function worldCriterio(random: Random, id: string): Criterio {
  const criterio = randomCriterio(random, id)
  const peso = random.chance(0.2) ? { peso: random.one([0, 1, 2.5, 30]) } : {}
  return { ...criterio, ...peso, ...rarer(criterio, random) } as Criterio
}

/** What the usual generator never asks. */
function rarer({ tipo }: Criterio, random: Random): object {
  if (!random.chance(0.3)) return {}
  if (tipo === 'territorio')
    return { province: ['072', '015'], ...(random.chance(0.3) ? { ambito: ['Aree interne'] } : {}) }
  if (tipo === 'eta') return { riferimento: 'inizioAttivita', mesiMin: random.one([undefined, 0, 12, 60]) }
  if (tipo === 'deMinimis') return { regime: random.one(['deMinimisAgricolo', 'altro']), massimale: undefined }
  if (tipo === 'kpi') return { indice: 'ros' }
  if (tipo === 'qualifica') return { unaDi: random.one([[], ['artigiana', 'femminile']]) }
  if (tipo === 'dimensione') return { ammesse: [] }
  return tipo === 'investimento' ? { min: 10_000.5, max: undefined } : {}
}

/** A complete context on one of a few days around which data change. */
export function worldContext(random: Random, aziende: readonly Azienda[], bandi: readonly Bando[]): MatchingContext {
  const libere = bandi.flatMap(({ data }) => (data.criteri ?? []).filter(({ tipo }) => tipo === 'libero'))
  const answered = libere.filter(() => random.chance(0.3)).map(({ id }) => [id, random.one(['si', 'no'] as const)])
  return {
    oggi: random.one(DAYS),
    ...(random.chance(0.5) ? { ora: random.one(['10:59', '11:30', '12:00']) } : {}),
    ...(random.chance(0.5) ? { pesi: { ateco: random.int(30), territorio: 7.5 } } : {}),
    ...(random.chance(0.7) ? { nucleo: false } : {}),
    risposte: Object.fromEntries(answered) as Record<string, 'si' | 'no'>,
    esigenze: [
      { id: 'e0', nome: 'Digitale', obiettivi: ['Digitalizzazione'], costi: ['Formazione Professionale'] },
      {
        id: 'e1',
        nome: 'Impianti',
        obiettivi: random.one([['Sostegno investimenti'], ['Formazione'], []]),
        costi: [],
      },
    ],
    ...(random.chance(0.6) ? { unica: createSingleUndertaking(aziende) } : {}),
    kpi: createKpi(random.int(3)),
    ...(random.chance(0.4) ? { comuniVariati: CHANGED_COMUNI } : {}),
    ...(random.chance(0.6) ? { raccordoAteco: RANDOM_CONVERSION } : {}),
  }
}

const createKpi =
  (base: number) =>
  ({ _id }: Azienda): number | null =>
    _id.length % 2 === 0 ? null : base + (_id.charCodeAt(_id.length - 1) % 4)
