import { alternatives, allPairs, type World } from '../../test/equals-reference.ts'
import { randomWorld } from '../../test/random-world.ts'
import type { Incrocio } from '../ranking.ts'
import { or } from '../kleene.ts'
import { createEngine } from './create-engine.ts'

/** Binding criteria and groups of a pair, and what the reference makes of each. */
const clauses = ({ valutazione }: Incrocio) =>
  alternatives(valutazione.criteri.filter(({ vincolante }) => vincolante)).map((any) => ({
    criteri: any.map(({ id }) => id),
    valore: or(any.map(({ valore }) => valore)),
    any,
  }))

const worlds: World[] = [1, 2, 3].map((seed) => {
  const world = randomWorld(seed, { aziende: 40, bandi: 30 })
  return { ...world, contesto: { ...world.contesto, nucleo: seed === 3 ? undefined : false } }
})

describe('one step from eligible', () => {
  it('names the only criterion, or group, that is missing or failed: of a company and of a grant', () => {
    let found = 0
    for (const world of worlds) {
      const expected = allPairs(world).flatMap((pair) => {
        const [step, ...others] = clauses(pair).filter(({ valore }) => valore !== 'si')
        if (!step || others.length > 0) return []
        return [[pair.azienda._id, pair.bando._id, step.valore, ...step.criteri].join(' ')]
      })
      const engine = createEngine(world)
      const all = (ids: readonly { _id: string }[]) =>
        ids.flatMap(({ _id }) =>
          engine
            .nearMisses(_id)
            .map(({ aziendaId, bandoId, manca }) => [aziendaId, bandoId, manca.valore, ...manca.criteri].join(' ')),
        )
      found += expected.length
      expect(all(world.aziende).sort()).toEqual([...expected].sort())
      expect(all(world.bandi).sort()).toEqual([...expected].sort())
    }
    expect(found).toBeGreaterThan(40)
  })

  it('keeps the order of the ranking', () => {
    const engine = createEngine(worlds[0]!)
    const near = engine.nearMisses('a1').map(({ bandoId }) => bandoId)
    expect(near).toEqual(
      engine
        .rankingOfAzienda('a1')
        .map(({ bandoId }) => bandoId)
        .filter((id) => near.includes(id)),
    )
  })
})

describe('the data to fill in', () => {
  it('count the grants that each would settle, and all together', () => {
    let settled = 0
    for (const world of worlds) {
      const engine = createEngine(world)
      const attese = engine.openCounts()
      const pairs = allPairs(world)
      for (const { _id } of world.aziende) {
        const own = pairs.filter(
          ({ azienda, valutazione: { stato, esito } }) =>
            azienda._id === _id && stato !== 'chiuso' && esito === 'da_verificare',
        )
        const waits = own.map((pair) => {
          const open = clauses(pair).filter(({ valore }) => valore === 'da_verificare')
          const manca = open.flatMap(({ any }) => any.flatMap((one) => one.manca ?? []))
          const fields = new Set(manca.flatMap(({ lato, campo }) => (lato === 'azienda' && campo ? [campo] : [])))
          return { fields, settled: manca.length > 0 && manca.every(({ lato, campo }) => lato === 'azienda' && campo) }
        })
        const fields = [...new Set(waits.flatMap((one) => [...one.fields]))].sort()
        const { dati, verificabili } = engine.missingData(_id)
        expect(verificabili).toBeLessThanOrEqual(attese(_id))
        expect(dati.map(({ campo }) => campo).sort()).toEqual(fields)
        expect(verificabili).toBe(waits.filter((one) => one.settled).length)
        for (const dato of dati) {
          const serve = waits.filter((one) => one.fields.has(dato.campo))
          expect(dato.serve).toBe(serve.length)
          expect(dato.verificabili).toBe(serve.filter((one) => one.settled && one.fields.size === 1).length)
        }
        settled += verificabili
      }
    }
    expect(settled).toBeGreaterThan(20)
  })
})
