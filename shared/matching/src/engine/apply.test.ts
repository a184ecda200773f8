import { createSingleUndertaking, type Azienda, type Bando, type Criterio } from '@bandiera/domain'
import { allPairs, bothWays, type World } from '../../test/equals-reference.ts'
import { randomWorld, worldAzienda, worldBando, worldContext } from '../../test/random-world.ts'
import { createRandom, type Random } from '@bandiera/factories/random'
import type { EngineUpdate } from './apply.ts'
import type { EngineChanges } from './changes.ts'
import { createEngine } from './create-engine.ts'

type Verdicts = Map<string, string>

/** Every pair and the verdict on it, and every grant and its state. */
function verdictsOf(world: World): { esiti: Verdicts; stati: Verdicts } {
  const pairs = allPairs(world)
  const esiti = pairs.map((one) => [`${one.azienda._id} ${one.bando._id}`, one.valutazione.esito] as const)
  const unknown = { _id: 'x', professionisti: [], gestoreId: 'g', ragioneSociale: 'x' }
  const all = allPairs({ ...world, aziende: [unknown] })
  return { esiti: new Map(esiti), stati: new Map(all.map((one) => [one.bando._id, one.valutazione.stato])) }
}

function difference(before: Verdicts, after: Verdicts): string[] {
  const keys = new Set([...before.keys(), ...after.keys()])
  const changed = [...keys].filter((key) => before.get(key) !== after.get(key))
  return changed.map((key) => `${key}: ${before.get(key) ?? null} ${after.get(key) ?? null}`).sort()
}

const linesOf = ({ esiti }: EngineChanges): string[] =>
  [...esiti].map((one) => `${one.aziendaId} ${one.bandoId}: ${one.prima} ${one.dopo}`).sort()
const changedStates = ({ stati }: EngineChanges): string[] =>
  stati.map((one) => `${one.bandoId}: ${one.prima} ${one.dopo}`).sort()

/** Some of the records put or removed, some of them new. */
function randomPart<T extends { _id: string }>(random: Random, all: readonly T[], make: (id: string) => T) {
  const ids = [...all.map(({ _id }) => _id), `n${random.int(99)}`]
  const some = () => (random.chance(0.5) ? Array.from({ length: 1 + random.int(2) }, () => random.one(ids)) : [])
  return { put: some().map(make), remove: some() }
}

const after = <T extends { _id: string }>(all: readonly T[], { put, remove }: { put: T[]; remove: string[] }): T[] => {
  const kept = new Map(all.filter(({ _id }) => !remove.includes(_id)).map((one) => [one._id, one]))
  for (const one of put) kept.set(one._id, one)
  return [...kept.values()]
}

/** A company with one field of another. */
const oneField = (random: Random, azienda: Azienda, other: Azienda): Azienda => {
  const field = random.one([
    'sedi',
    'ateco',
    'bilanci',
    'aiuti',
    'esigenze',
    'formaGiuridica',
    'dataCostituzione',
  ] as const)
  return { ...azienda, [field]: other[field] }
}

function randomStep(random: Random, world: World): { modifica: EngineUpdate; world: World } {
  const ids = world.aziende.map(({ _id }) => _id)
  const aziende = randomPart<Azienda>(random, world.aziende, (id) => {
    const known = world.aziende.find(({ _id }) => _id === id)
    const fresh = worldAzienda(random, id, ids)
    return known && random.chance(0.6) ? oneField(random, known, fresh) : fresh
  })
  const bandi = randomPart<Bando>(random, world.bandi, (id) => worldBando(random, id))
  const next = { aziende: after(world.aziende, aziende), bandi: after(world.bandi, bandi) }
  const fresh = worldContext(random, next.aziende, next.bandi)
  const parts = Object.entries(fresh).filter(([part]) => part !== 'unica' && random.chance(0.3))
  // the undertakings are read from a list of companies: another list, another reading
  const unica = world.contesto.unica && { unica: createSingleUndertaking(next.aziende) }
  const contesto = { ...world.contesto, ...Object.fromEntries(parts), ...unica }
  return { modifica: { aziende, bandi, contesto }, world: { ...next, contesto } }
}

describe('a change', () => {
  it('leaves the engine like a new one, and reports exactly the verdicts that differ', () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = createRandom(seed)
      let world = randomWorld(seed, { aziende: 8, bandi: 6 })
      let before = verdictsOf(world)
      const engine = createEngine(world)
      for (let step = 0; step < 12; step += 1) {
        const { modifica, world: next } = randomStep(random, world)
        const changes = engine.apply(modifica)
        const now = verdictsOf(next)
        expect(linesOf(changes)).toEqual(difference(before.esiti, now.esiti))
        expect(changedStates(changes)).toEqual(difference(before.stati, now.stati))
        expect(changes.esiti.size).toBe(linesOf(changes).length)
        const { ours, reference } = bothWays(engine, next)
        expect(ours).toEqual(reference)
        expect(engine.countAll().totale).toEqual(createEngine(next).countAll().totale)
        ;[world, before] = [next, now]
      }
    }
  })

  it('reports changes as they were, after later changes too', () => {
    const world = randomWorld(3, { aziende: 5, bandi: 4 })
    const engine = createEngine(world)
    const changes = engine.apply({ bandi: { put: [worldBando(createRandom(1), 'nuovo')] } })
    const lines = linesOf(changes)
    engine.apply({ aziende: { remove: ['a0', 'a1'], put: [worldAzienda(createRandom(2), 'altra')] } })
    expect(lines).toHaveLength(5)
    expect(linesOf(changes)).toEqual(lines)
  })

  it('reports a company removed on the day of its change once, with its old verdict', () => {
    const durc = { durc: { esito: true, scadenza: '2026-11-21' } }
    const azienda: Azienda = { _id: 'a', professionisti: [], gestoreId: 'g', ragioneSociale: 'a', regolarita: durc }
    const criteri: Criterio[] = [{ id: 'durc', tipo: 'regolarita', richieste: ['durc'] }]
    const bando: Bando = { _id: 'b', createdBy: 'e', data: { gestori: [], titolo: 'b', criteri } }
    const contesto = { oggi: '2026-11-21', nucleo: false }
    const engine = createEngine({ aziende: [azienda], bandi: [bando], contesto })
    const changes = engine.apply({
      aziende: { remove: [azienda._id] },
      contesto: { ...contesto, oggi: '2026-11-22' },
    })
    expect(linesOf(changes)).toEqual(['a b: ammissibile null'])
  })

  it('of nothing changes nothing', () => {
    const world = randomWorld(4, { aziende: 5, bandi: 4 })
    const changes = createEngine(world).apply({ aziende: { put: world.aziende }, contesto: { ...world.contesto } })
    expect([changes.stati, changes.esiti.size]).toEqual([[], 0])
  })

  it('goes on in a smaller engine when most companies are gone', () => {
    const world = randomWorld(6, { aziende: 1100, bandi: 3 })
    const engine = createEngine(world)
    const left = world.aziende.slice(0, 40)
    engine.apply({ aziende: { remove: world.aziende.slice(40).map(({ _id }) => _id) } })
    const { ours, reference } = bothWays(engine, { ...world, aziende: left })
    expect(ours).toEqual(reference)
  })
})
