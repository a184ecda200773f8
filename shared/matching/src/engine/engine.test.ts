import { adoptProvince, BUNDLED_PROVINCE, type ChangedComuni, type ProvinceTable } from '@bandiera/domain'
import { CONVERSION, RANDOM_CONVERSION } from '../../test/small-conversion.ts'
import { bothWays } from '../../test/equals-reference.ts'
import { randomWorld } from '../../test/random-world.ts'
import { evaluate } from '../evaluate.ts'
import { createEngine } from './create-engine.ts'

describe('the engine', () => {
  it('says of 100,000 pairs with missing data what the reference says, in the same order', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const one = randomWorld(seed, { aziende: 100, bandi: 50 })
      const { ours, reference } = bothWays(createEngine(one), one)
      expect(ours).toEqual(reference)
    }
  })

  it('says the same of grants that opened before ATECO 2025 came into use', () => {
    const one = randomWorld(21, { aziende: 60, bandi: 60 })
    const early = one.bandi.map((bando) => ({ ...bando, data: { ...bando.data, dataApertura: '2025-03-31' } }))
    const world = { ...one, bandi: early }
    const { ours, reference } = bothWays(createEngine(world), world)
    expect(ours).toEqual(reference)
    expect(reference).not.toEqual(bothWays(createEngine(one), one).reference)
  })

  it('says the same where comuni are no more, also after the day on which one ends', () => {
    const one = randomWorld(31, { aziende: 60, bandi: 60 })
    const comuniVariati = {
      '072006': { dal: '2026-11-21', in: '053011' },
      '001272': { dal: '2020-01-01', in: '058091', stesso: true },
      '015146': { dal: '2020-01-01', in: ['053011', '063049'] },
    }
    const onDay = (oggi: string) => ({ ...one, contesto: { ...one.contesto, oggi, comuniVariati } })
    const engine = createEngine(onDay('2026-11-20'))
    const before = bothWays(engine, onDay('2026-11-20'))
    expect(before.ours).toEqual(before.reference)
    engine.apply({ contesto: onDay('2026-11-21').contesto })
    const after = bothWays(engine, onDay('2026-11-21'))
    expect(after.ours).toEqual(after.reference)
  })

  it('says the same when a table of comuni is added, changed and removed', () => {
    const one = randomWorld(37, { aziende: 120, bandi: 60 })
    const engine = createEngine(one)
    const tables: (ChangedComuni | undefined)[] = [
      { '072006': { dal: '2020-01-01', in: '053011' }, '015146': { dal: '2020-01-01', in: ['016024', '063049'] } },
      { '072006': { dal: '2020-01-01', in: '063049' } },
      undefined,
    ]
    const seen = tables.map((comuniVariati) => {
      const world = { ...one, contesto: { ...one.contesto, comuniVariati } }
      engine.apply({ contesto: world.contesto })
      const { ours, reference } = bothWays(engine, world)
      expect(ours).toEqual(reference)
      return JSON.stringify(reference)
    })
    expect(new Set(seen).size).toBe(3)
  })

  it('says the same when other provinces are added and removed', () => {
    const one = randomWorld(39, { aziende: 120, bandi: 60 })
    const engine = createEngine(one)
    // Bari in Toscana, Milano no more
    const { oggi, prima } = BUNDLED_PROVINCE
    const other: ProvinceTable = {
      oggi: oggi
        .filter(({ codice }) => codice !== '015')
        .map((one) => (one.codice === '072' ? { ...one, regione: '09' } : one)),
      prima: [
        ...prima,
        { ...oggi.find(({ codice }) => codice === '015')!, al: '', in: ['016', '063'], intere: ['063'] },
      ],
    }
    const seen = [other, undefined].map((province) => {
      adoptProvince(province)
      const world = { ...one, contesto: { ...one.contesto, province } }
      engine.apply({ contesto: world.contesto })
      const { ours, reference } = bothWays(engine, world)
      expect(ours).toEqual(reference)
      return JSON.stringify(reference)
    })
    expect(new Set(seen).size).toBe(2)
  })

  it('says the same when a table between both versions of ATECO is added and removed', () => {
    const one = randomWorld(38, { aziende: 120, bandi: 60 })
    const engine = createEngine(one)
    const seen = [RANDOM_CONVERSION, CONVERSION, undefined].map((raccordoAteco) => {
      const world = { ...one, contesto: { ...one.contesto, raccordoAteco } }
      engine.apply({ contesto: world.contesto })
      const { ours, reference } = bothWays(engine, world)
      expect(ours).toEqual(reference)
      return JSON.stringify(reference)
    })
    expect(new Set(seen).size).toBe(3)
  })

  it('counts what it lists', () => {
    const one = randomWorld(77, { aziende: 70, bandi: 40 })
    const engine = createEngine(one)
    const conti = engine.countAll()
    const all = one.bandi.map(({ _id }) => engine.rankingOfBando(_id))
    const count = (list: { esito: string; stato: string }[], esito: string, stato?: string) =>
      list.filter((each) => each.esito === esito && (!stato || each.stato === stato)).length
    for (const esito of ['ammissibile', 'da_verificare', 'non_ammissibile'] as const) {
      for (const [i, { _id }] of one.bandi.entries()) expect(conti.perBando(_id)![esito]).toBe(count(all[i]!, esito))
      for (const stato of ['aperto', 'in_chiusura', 'in_apertura', 'non_noto', 'chiuso'] as const) {
        expect(conti.totale[stato][esito]).toBe(count(all.flat(), esito, stato))
        for (const { _id } of one.aziende) {
          expect(conti.perAzienda(_id)![stato][esito]).toBe(count(engine.rankingOfAzienda(_id), esito, stato))
        }
      }
    }
  })

  it('explains a pair as the reference does', () => {
    const one = randomWorld(5, { aziende: 3, bandi: 3 })
    const engine = createEngine(one)
    const [azienda, bando] = [one.aziende[1]!, one.bandi[2]!]
    expect(engine.explain('a1', 'b2')).toEqual(evaluate(azienda, bando, one.contesto))
    expect(engine.explain('a1', 'nessuno')).toBeNull()
  })

  it('knows nothing of what it was not given', () => {
    const engine = createEngine({ aziende: [], bandi: [], contesto: { oggi: '2026-11-21' } })
    expect([
      engine.rankingOfAzienda('a'),
      engine.rankingOfBando('b'),
      engine.nearMisses('a'),
      engine.missingData('a').dati,
    ]).toEqual([[], [], [], []])
  })
})
