import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bando } from '@bandiera/domain'
import { contextOf, toAzienda, toBando, type Example } from '../../test/examples.ts'
import { mask, randomAzienda } from '../../test/random-azienda.ts'
import { randomWorld } from '../../test/random-world.ts'
import { RANDOM_CONVERSION } from '../../test/small-conversion.ts'
import { createRandom } from '@bandiera/factories/random'
import { createEngine } from './create-engine.ts'

const examples = JSON.parse(readFileSync(join(__dirname, '../../test/examples.json'), 'utf8')) as Example[]

describe('properties of the engine', () => {
  it.each(examples.map((each) => [each.caso, each] as const))('worked example %s', (_caso, example) => {
    const [azienda, bando] = [toAzienda(example.azienda, example.esigenza), toBando(example.bando)]
    const engine = createEngine({ aziende: [azienda], bandi: [bando], contesto: contextOf(example) })
    const { statoBando: stato, esito, punteggio } = example.atteso
    expect(engine.rankingOfAzienda(azienda._id)).toEqual([
      { aziendaId: azienda._id, bandoId: bando._id, stato, esito, punteggio },
    ])
  })

  it('adding data never takes an answer back', () => {
    const random = createRandom(11)
    const { bandi } = randomWorld(11, { aziende: 0, bandi: 60 })
    const full = Array.from({ length: 60 }, (_, i) => ({ ...randomAzienda(random), _id: `a${i}` }))
    const contesto = { oggi: '2026-11-21', nucleo: false, raccordoAteco: RANDOM_CONVERSION }
    const engine = createEngine({ aziende: full.map((azienda) => mask(azienda, random)), bandi, contesto })
    const changes = [...engine.apply({ aziende: { put: full } }).esiti]
    expect(changes.length).toBeGreaterThan(50)
    expect(changes.filter(({ prima }) => prima !== 'da_verificare')).toEqual([])
  })

  it('scores between 0 and 100, whole, or not at all, with the criteria in any order', () => {
    const world = randomWorld(12, { aziende: 40, bandi: 40 })
    const random = createRandom(12)
    const shuffle = ({ data, ...bando }: Bando): Bando => ({
      ...bando,
      data: { ...data, criteri: random.shuffle(data.criteri ?? []) },
    })
    const [engine, other] = [createEngine(world), createEngine({ ...world, bandi: world.bandi.map(shuffle) })]
    for (const { _id } of world.aziende) {
      const verdetti = engine.rankingOfAzienda(_id)
      const scores = verdetti.flatMap(({ punteggio }) => punteggio ?? [])
      expect(scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 100)).toBe(true)
      expect(other.rankingOfAzienda(_id)).toEqual(verdetti)
    }
  })
})
