import { type Azienda, type Bando, type Criterio, CRITERIO_KIND_IDS, type CriterioKindId } from '@bandiera/domain'
import { rankBandi } from './ranking.ts'
import { mask, randomAzienda } from '../test/random-azienda.ts'
import { randomCriterio } from '../test/random-criterio.ts'
import { createRandom, type Random } from '@bandiera/factories/random'
import { summarizeCriteri, evaluateCriteri } from './evaluate.ts'
import type { MatchingContext, EsitoCriteri } from './evaluation.ts'

const contesto: MatchingContext = {
  oggi: '2026-11-21',
  nucleo: false,
  esigenze: [
    { id: 'e0', nome: 'Digitale', obiettivi: ['Digitalizzazione'], costi: ['Formazione Professionale'] },
    { id: 'e1', nome: 'Impianti', obiettivi: ['Sostegno investimenti'], costi: [] },
  ],
}
const ROUNDS = 700
const criteriaOf = (random: Random): Criterio[] =>
  Array.from({ length: 1 + random.int(7) }, (_, i) => randomCriterio(random, `c${i}`))
const bandoOf = (id: string, criteri: Criterio[]): Bando => ({
  _id: id,
  createdBy: 'e',
  data: { gestori: [], titolo: id, criteri },
})

function each(check: (azienda: Azienda, criteri: Criterio[], random: Random) => void) {
  const random = createRandom(20_261_121)
  for (let i = 0; i < ROUNDS; i += 1) check(mask(randomAzienda(random), random), criteriaOf(random), random)
}

describe('properties of the evaluator', () => {
  it('meets all kinds, and all three values of each that has them', () => {
    const seen = new Map<CriterioKindId, Set<string>>()
    each((azienda, criteri) => {
      for (const { tipo, valore } of evaluateCriteri(azienda, criteri, contesto).criteri) {
        seen.set(tipo, (seen.get(tipo) ?? new Set()).add(valore))
      }
    })
    expect([...seen.keys()].sort()).toEqual([...CRITERIO_KIND_IDS].sort())
    expect([...seen].filter(([, values]) => values.size < 3)).toEqual([])
  })

  it('adding data never takes an answer back: yes stays yes, no stays no', () => {
    const random = createRandom(7)
    const takenBack: unknown[] = []
    for (let i = 0; i < ROUNDS; i += 1) {
      const full = randomAzienda(random)
      const criteri = criteriaOf(random)
      const before = evaluateCriteri(mask(full, random), criteri, contesto)
      const after = evaluateCriteri(full, criteri, contesto)
      const pairs = before.criteri.map((was, at) => [was.tipo, was.valore, after.criteri[at]!.valore])
      const known = pairs.filter(([, was]) => was !== 'da_verificare')
      takenBack.push(...known.filter(([, was, is]) => was !== is))
      if (before.esito !== 'da_verificare' && before.esito !== after.esito) takenBack.push([before.esito, after.esito])
    }
    expect(takenBack).toEqual([])
  })

  it('scores between 0 and 100, whole, or not at all', () => {
    each((azienda, criteri) => {
      const { punteggio } = evaluateCriteri(azienda, criteri, contesto)
      expect(punteggio === null || (Number.isInteger(punteggio) && punteggio >= 0 && punteggio <= 100)).toBe(true)
    })
  })

  it('does not depend on the order of the criteria', () => {
    each((azienda, criteri, random) => {
      const one = evaluateCriteri(azienda, criteri, contesto)
      const other = evaluateCriteri(azienda, random.shuffle(criteri), contesto)
      expect(sorted(other)).toEqual(sorted(one))
    })
  })

  it('does not depend on the order of weights with decimals, half a point included', () => {
    const random = createRandom(4)
    const answers = ['si', 'no', null] as const
    for (let i = 0; i < 4000; i += 1) {
      const criteri = Array.from({ length: 6 }, (_, at): Criterio => {
        const base = { id: `c${at}`, tipo: 'libero', testo: 'x', esitoManuale: random.one(answers) } as const
        return { ...base, peso: (1 + random.int(20)) / 10 }
      })
      const scores = [criteri, random.shuffle(criteri), random.shuffle(criteri)].map(
        (list) => evaluateCriteri(randomAzienda(random), list, contesto).punteggio,
      )
      expect(new Set(scores).size).toBe(1)
    }
  })

  it('says non ammissibile exactly when a binding criterion, or a whole group of them, is no', () => {
    each((azienda, criteri) => {
      const { esito, criteri: judged } = evaluateCriteri(azienda, criteri, contesto)
      const binding = judged.filter((one) => one.vincolante)
      const blocked = binding.some((one) =>
        one.gruppo
          ? binding.filter((other) => other.gruppo === one.gruppo).every((other) => other.valore === 'no')
          : one.valore === 'no',
      )
      expect(esito === 'non_ammissibile').toBe(blocked)
    })
  })

  it('names what is missing for every unknown, and for nothing else', () => {
    each((azienda, criteri) => {
      for (const judged of evaluateCriteri(azienda, criteri, contesto).criteri) {
        expect([judged.tipo, judged.valore === 'da_verificare']).toEqual([judged.tipo, judged.manca !== undefined])
        expect(judged.manca?.etichetta ?? 'x').not.toBe('')
      }
    })
  })

  it('writes whole sentences', () => {
    each((azienda, criteri) => {
      const { criteri: judged } = evaluateCriteri(azienda, criteri, contesto)
      const text = judged
        .map((one) => [one.regola, one.valoreAzienda, one.dettaglio, one.manca?.etichetta].join('|'))
        .join('\n')
      expect(text).not.toMatch(/undefined|null|NaN|object|Infinity|, ,|\s{2}/)
      expect(judged.every((one) => one.regola !== '' && one.valoreAzienda !== '')).toBe(true)
    })
  })

  it('counts the criteria by value', () => {
    each((azienda, criteri) => {
      const { conteggi, criteri: judged } = evaluateCriteri(azienda, criteri, contesto)
      expect(conteggi.si + conteggi.no + conteggi.daVerificare).toBe(judged.length)
    })
  })

  it('sums the criteria up so that the verdict follows: all requirements met, or one that is not', () => {
    each((azienda, criteri) => {
      const { esito, criteri: judged } = evaluateCriteri(azienda, criteri, contesto)
      const { requisiti, preferenze } = summarizeCriteri(judged)
      const { si, daVerificare, totale } = requisiti
      const wanted =
        totale - si - daVerificare > 0 ? 'non_ammissibile' : daVerificare > 0 ? 'da_verificare' : 'ammissibile'
      expect(esito).toBe(judged.length === 0 ? 'da_verificare' : wanted)
      expect(preferenze.totale).toBe(judged.filter(({ vincolante }) => !vincolante).length)
      expect(totale).toBeLessThanOrEqual(judged.length - preferenze.totale)
    })
  })

  it('ranks alike with the grants in any order', () => {
    const random = createRandom(99)
    const azienda = mask(randomAzienda(random), random)
    const bandi = Array.from({ length: 60 }, (_, i) => bandoOf(`b${String(i).padStart(2, '0')}`, criteriaOf(random)))
    const order = (list: Bando[]) => rankBandi(azienda, list, contesto).map(({ bando }) => bando._id)
    expect(order(random.shuffle(bandi))).toEqual(order(bandi))
  })
})

const sorted = (result: EsitoCriteri) => ({
  ...result,
  criteri: [...result.criteri].sort((a, b) => (a.id < b.id ? -1 : 1)),
})
