import { createRandom, type Random } from '@bandiera/factories/random'
import type { Azienda, GroupMember } from '../azienda/azienda.ts'
import { deMinimisRoom } from './de-minimis.ts'
import { createSingleUndertaking, possibleMembers } from './single-undertaking.ts'

const azienda = (_id: string, esl: number, gruppo: GroupMember[] = []): Azienda => ({
  _id,
  professionisti: [],
  gestoreId: 'g',
  ragioneSociale: `${_id} Srl`,
  aiuti: esl > 0 ? [{ regime: 'deMinimis', dataConcessione: '2026-01-10', esl }] : [],
  gruppo,
})
const usati = (all: Azienda[], id: string) =>
  deMinimisRoom(createSingleUndertaking(all)(all.find(({ _id }) => _id === id)!), 'deMinimis', '2026-11-21').usati

describe('single undertaking', () => {
  const alfa = azienda('alfa', 10_000, [{ relazione: 'controllata', aziendaId: 'beta', quota: 80 }])
  const beta = azienda('beta', 20_000, [{ relazione: 'controllata', aziendaId: 'gamma', quota: 100 }])
  const gamma = azienda('gamma', 40_000)
  const delta = azienda('delta', 80_000, [{ relazione: 'associata', aziendaId: 'alfa', quota: 30 }])

  it.each(['alfa', 'beta', 'gamma'])('sums the aids of the whole chain of control, seen from %s', (id) => {
    expect(usati([alfa, beta, gamma, delta], id)).toBe(70_000)
  })

  it('leaves a partner out, and an unknown company', () => {
    expect(usati([alfa, beta, gamma, delta], 'delta')).toBe(80_000)
    expect(usati([alfa], 'alfa')).toBe(10_000)
  })

  it('counts the aids written by hand once, and those of the linked company in their place', () => {
    const byHand = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 5_000 }
    const known = { relazione: 'collegata', aziendaId: 'gamma', aiuti: [byHand] }
    const unknown = { relazione: 'collegata', denominazione: 'Estera GmbH', aiuti: [byHand] }
    expect(usati([azienda('alfa', 1_000, [known, unknown]), gamma], 'alfa')).toBe(46_000)
  })

  it('counts a company of the chain that is only written by hand, in either record, once', () => {
    const byHand = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 5_000 }
    const estera = { relazione: 'controllata', denominazione: 'Estera GmbH', cf: '01234567897', aiuti: [byHand] }
    const beta = azienda('beta', 20_000, [estera, { relazione: 'associata', quota: 30, aiuti: [byHand] }])
    const alfa = azienda('alfa', 1_000, [{ relazione: 'controllata', aziendaId: 'beta' }])
    expect(usati([alfa, beta], 'alfa')).toBe(26_000)
    expect(usati([{ ...alfa, gruppo: [...alfa.gruppo!, { ...estera, aiuti: [] }] }, beta], 'alfa')).toBe(26_000)
    const named = { ...estera, cf: undefined }
    const both = [azienda('alfa', 1_000, [...alfa.gruppo!, named]), azienda('beta', 20_000, [named])]
    expect(usati(both, 'alfa')).toBe(26_000)
  })

  it('counts a partner that another company of the chain controls', () => {
    const alfa = azienda('alfa', 10_000, [
      { relazione: 'controllata', aziendaId: 'gamma', quota: 100 },
      { relazione: 'associata', aziendaId: 'beta', quota: 30 },
    ])
    const gamma = azienda('gamma', 40_000, [{ relazione: 'controllata', aziendaId: 'beta', quota: 60 }])
    expect(usati([alfa, azienda('beta', 20_000), gamma], 'alfa')).toBe(70_000)
  })

  it('does not count a link through natural persons alone, unless one of the two is a sole trader', () => {
    const alfa = azienda('alfa', 10_000, [{ relazione: 'collegata_persone', aziendaId: 'beta' }])
    const beta = azienda('beta', 20_000)
    const trader = { formaGiuridica: 'ditta_individuale' } as const
    expect(usati([alfa, beta], 'alfa')).toBe(10_000)
    expect(usati([{ ...alfa, ...trader }, beta], 'beta')).toBe(30_000)
    expect(usati([alfa, { ...beta, ...trader }], 'alfa')).toBe(30_000)
    const byHand = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 5_000 }
    const written = azienda('alfa', 10_000, [{ relazione: 'collegata_persone', aiuti: [byHand] }])
    expect([usati([written], 'alfa'), usati([{ ...written, ...trader }], 'alfa')]).toEqual([10_000, 15_000])
  })

  // Reg. UE 2023/2831, art. 2.2 speaks of enterprises
  const aid = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 5_000 }
  it.each<[string, Partial<GroupMember>, Azienda['formaGiuridica'], 'si' | 'no' | 'forse']>([
    ['a company', { denominazione: 'Beta Srl' }, 'srl', 'no'],
    ['a company, form in another spelling', { denominazione: 'BETA S.R.L.' }, 'spa', 'no'],
    ['a company by its number', { denominazione: 'Beta', cf: '01234567897' }, 'srl', 'no'],
    ['a foreign company', { denominazione: 'Beta GmbH', cf: 'DE123456789' }, 'srl', 'no'],
    ['a cooperative', { denominazione: 'Società Cooperativa Beta' }, 'srl', 'no'],
    ['a member under a person’s number', { denominazione: 'Officina Rossi', cf: 'RSSMRA80A01H501U' }, 'srl', 'forse'],
    ['a member that says nothing', {}, 'srl', 'forse'],
    ['a sole trader of its own', { denominazione: 'Beta Srl' }, 'ditta_individuale', 'si'],
    ['a freelancer', { denominazione: 'Beta Srl' }, 'libero_professionista', 'forse'],
    ['a form that is not known', { denominazione: 'Beta Srl' }, undefined, 'forse'],
    ['a partner', { relazione: 'associata', quota: 30 }, undefined, 'no'],
    ['control', { relazione: 'controllata' }, undefined, 'si'],
  ])('reads a link through persons written by hand: %s', (_name, over, formaGiuridica, unica) => {
    const membro = { relazione: 'collegata_persone', aiuti: [aid], ...over }
    const one = { ...azienda('alfa', 10_000, [membro]), formaGiuridica }
    const { usati: used, residuo, residuoMinimo, forse } = deMinimisRoom(one, 'deMinimis', '2026-11-21')
    expect({ used, residuo, residuoMinimo, forse: forse.aiuti }).toEqual({
      used: unica === 'si' ? 15_000 : 10_000,
      residuo: unica === 'si' ? 285_000 : 290_000,
      residuoMinimo: unica === 'no' ? 290_000 : 285_000,
      forse: unica === 'forse' ? 5_000 : 0,
    })
  })

  it('asks about all that a doubtful link leads to, from either end', () => {
    const alfa = {
      ...azienda('alfa', 10_000, [{ relazione: 'collegata_persone', aziendaId: 'beta' }]),
      formaGiuridica: 'srl' as const,
    }
    const beta = azienda('beta', 20_000, [{ relazione: 'controllata', aziendaId: 'gamma' }])
    const gamma = azienda('gamma', 40_000, [{ relazione: 'controllata', denominazione: 'Estera GmbH', aiuti: [aid] }])
    const seen = (all: Azienda[], id: string) => {
      const {
        usati: used,
        residuoMinimo,
        forse,
      } = deMinimisRoom(createSingleUndertaking(all)(all.find(({ _id }) => _id === id)!), 'deMinimis', '2026-11-21')
      return [used, residuoMinimo, forse.aiuti]
    }
    expect(seen([alfa, beta, gamma], 'alfa')).toEqual([10_000, 225_000, 65_000])
    expect(seen([alfa, beta, gamma], 'gamma')).toEqual([65_000, 225_000, 10_000])
    const known = { ...beta, formaGiuridica: 'srl' as const }
    expect(seen([alfa, known, gamma], 'alfa')).toEqual([10_000, 290_000, 0])
    expect(seen([alfa, { ...beta, formaGiuridica: 'ditta_individuale' as const }, gamma], 'alfa')).toEqual([
      75_000, 225_000, 0,
    ])
    // one that the current user does not see
    expect(createSingleUndertaking([alfa])(alfa).forse ?? possibleMembers(alfa)).toMatchObject([{ aziendaId: 'beta' }])
  })

  it('says of 2,000 groups what every answer about the open forms would make of them', () => {
    const random = createRandom(20232831)
    for (let round = 0; round < 2000; round += 1) {
      const ids = ['a', 'b', 'c', 'd']
      const all = ids.map((id, i) => ({
        ...azienda(id, 10 ** (i + 1), randomLinks(random, ids, id)),
        formaGiuridica: random.one([undefined, 'srl', 'srl', 'ditta_individuale'] as const),
      }))
      const possible = answers(all).map((one) => byHand(one))
      const { usati: used, residuoMinimo } = deMinimisRoom(
        createSingleUndertaking(all)(all[0]!),
        'deMinimis',
        '2026-11-21',
      )
      expect([all, used, 300_000 - residuoMinimo!]).toEqual([all, Math.min(...possible), Math.max(...possible)])
    }
  })

  it('changes nothing of a company without a group', () => {
    expect(createSingleUndertaking([gamma])(gamma)).toBe(gamma)
  })

  it('answers with the same object until the company or one of its group changes', () => {
    const before = createSingleUndertaking([alfa, beta, gamma, delta])(alfa)
    const elsewhere = createSingleUndertaking([alfa, beta, gamma, { ...delta, ragioneSociale: 'Delta Spa' }])(alfa)
    expect(elsewhere).toBe(before)
    const changed = createSingleUndertaking([alfa, beta, { ...gamma, aiuti: [] }, delta])(alfa)
    expect(deMinimisRoom(changed, 'deMinimis', '2026-11-21').usati).toBe(30_000)
  })
})

const randomLinks = (random: Random, ids: readonly string[], own: string): GroupMember[] =>
  ids
    .filter((id) => id !== own && random.chance(0.3))
    .map((aziendaId) => ({
      relazione: random.one(['collegata_persone', 'collegata_persone', 'controllata', 'associata']),
      quota: 30,
      aziendaId,
    }))

/** Every way to fill in the forms that are not known. */
function answers(all: readonly Azienda[]): (readonly Azienda[])[] {
  const at = all.findIndex(({ formaGiuridica }) => formaGiuridica === undefined)
  if (at < 0) return [all]
  return (['srl', 'ditta_individuale'] as const).flatMap((formaGiuridica) =>
    answers(all.with(at, { ...all[at]!, formaGiuridica })),
  )
}

/** The aids of all that the first one is linked with, forms known: spread until nothing is added. */
function byHand(all: readonly Azienda[]): number {
  const trades = (id: string) => all.find(({ _id }) => _id === id)?.formaGiuridica === 'ditta_individuale'
  const links = all.flatMap(({ _id, gruppo = [] }) =>
    gruppo
      .filter(({ relazione, aziendaId = '' }) =>
        relazione === 'collegata_persone' ? trades(_id) || trades(aziendaId) : relazione === 'controllata',
      )
      .map(({ aziendaId = '' }) => [_id, aziendaId] as const),
  )
  const known = new Set([all[0]!._id])
  for (const _ of all) for (const [a, b] of links) if (known.has(a) || known.has(b)) known.add(a).add(b)
  return all.filter(({ _id }) => known.has(_id)).reduce((sum, { aiuti = [] }) => sum + (aiuti[0]?.esl ?? 0), 0)
}
