import type { Azienda, Bando, Criterio } from '@bandiera/domain'
import { createEngine } from './engine/create-engine.ts'
import { everyDatum } from '../test/every-datum.ts'
import { RANDOM_CONVERSION } from '../test/small-conversion.ts'
import { randomCriterio } from '../test/random-criterio.ts'
import { createRandom, type Random } from '@bandiera/factories/random'
import { wholeAzienda } from '../test/whole-azienda.ts'
import { evaluateCriteri } from './evaluate.ts'
import type { MatchingContext } from './evaluation.ts'

const contesto: MatchingContext = {
  oggi: '2026-11-21',
  raccordoAteco: RANDOM_CONVERSION,
  nucleo: false,
  esigenze: [{ id: 'e0', nome: 'Digitale', obiettivi: ['Digitalizzazione'], costi: ['Formazione Professionale'] }],
}
const criteriaOf = (random: Random): Criterio[] =>
  Array.from({ length: 1 + random.int(7) }, (_, i) => randomCriterio(random, `c${i}`))

describe('learning one datum after the other', () => {
  it('never takes an answer back: no criterion that was yes or no becomes anything else', () => {
    const random = createRandom(51)
    const takenBack: unknown[] = []
    let settled = 0
    for (let i = 0; i < 300; i += 1) {
      const { bare, data } = everyDatum(wholeAzienda(random), random)
      const criteri = criteriaOf(random)
      let azienda = bare
      let before = evaluateCriteri(azienda, criteri, contesto)
      for (const learn of data) {
        azienda = learn(azienda)
        const after = evaluateCriteri(azienda, criteri, contesto)
        before.criteri.forEach(({ tipo, valore: was }, at) => {
          const { valore: is } = after.criteri[at]!
          if (was !== 'da_verificare' && was !== is) takenBack.push([tipo, was, is])
          else if (was !== is) settled += 1
        })
        before = after
      }
    }
    expect(takenBack).toEqual([])
    expect(settled).toBeGreaterThan(300)
  })

  it('moves a verdict from da_verificare to one of the other two, once, for the evaluator and the engine', () => {
    const random = createRandom(52)
    const bandi = Array.from({ length: 40 }, (_, i) => bandoOf(`b${i}`, criteriaOf(random)))
    const moves: [string, string][] = []
    for (let i = 0; i < 12; i += 1) {
      const { bare, data } = everyDatum(wholeAzienda(random), random)
      let azienda: Azienda = bare
      const engine = createEngine({ aziende: [azienda], bandi, contesto })
      for (const learn of data) {
        azienda = learn(azienda)
        const { esiti } = engine.apply({ aziende: { put: [azienda] } })
        for (const { prima, dopo } of esiti) moves.push([prima!, dopo!])
      }
    }
    expect(moves.length).toBeGreaterThan(100)
    expect(moves.filter(([prima]) => prima !== 'da_verificare')).toEqual([])
  })
})

const bandoOf = (_id: string, criteri: Criterio[]): Bando => ({
  _id,
  createdBy: 'e',
  data: { gestori: [], titolo: _id, criteri },
})
