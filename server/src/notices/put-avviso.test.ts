import { newId, type Azienda } from '@bandiera/domain'
import {
  avvisiOf,
  change,
  asksFor,
  largeTurnover,
  enoughFields,
  TODAY,
  openReviewedTenant,
  put,
  read,
  stopClockAt,
  review,
  TURNOVER,
  newsOf,
  unBando,
} from '../../test/avvisi.ts'
import { aziende, people } from '../../test/protocol/world.ts'
import type { TestTenant } from '../../test/test-tenant.ts'

let tenant: TestTenant
beforeEach(async () => void (tenant = await openReviewedTenant()))
afterEach(() => {
  jest.useRealTimers()
  return tenant.close()
})

describe('what a person did', () => {
  const bando = unBando(asksFor(TURNOVER))
  const company = (over: Partial<Azienda> = {}): Azienda => ({
    ...aziende.mia,
    ...enoughFields,
    ...largeTurnover,
    _id: newId(),
    ...over,
  })
  const as = (person: 'gestore' | 'professionista', work: Parameters<typeof tenant.documents.transact>[1]) =>
    tenant.documents.transact(people[person]._id, work)
  beforeEach(async () => {
    await put(tenant, bando)
    await review(tenant)
  })
  const counts = async () => [
    (await avvisiOf(tenant, 'gestore')).length,
    (await avvisiOf(tenant, 'professionista')).length,
  ]

  it('is notified to the others alone, and counts as notified', async () => {
    await as('gestore', (w) => w.insert('aziende', company()))
    await review(tenant)
    expect(await counts()).toEqual([0, 1])
    await review(tenant)
    expect(await counts()).toEqual([0, 1])
  })

  it('is no news either when it is one of the same undertaking that changed', async () => {
    const controllata = company()
    const controllante = company({
      aiuti: [{ regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 300_000 }],
      gruppo: [{ relazione: 'controllata', aziendaId: controllata._id, quota: 100 }],
    })
    const plafond = unBando(asksFor({ id: 'm', tipo: 'deMinimis', importo: 200_000 }))
    await tenant.documents.transact(null, async (w) => {
      await w.insert('aziende', controllante)
      await w.insert('aziende', controllata)
    })
    await put(tenant, plafond)
    await review(tenant)
    const newOf = async (person: 'gestore' | 'professionista') =>
      (await newsOf(tenant, person)).nuovi![controllata._id]!
    expect(await newOf('gestore')).not.toContain(plafond._id)
    await as('professionista', async (w) => {
      const { doc } = (await w.get('aziende', controllante._id))!
      await w.replace('aziende', { ...doc, aiuti: [] }, 'update')
    })
    await review(tenant)
    expect(await newOf('gestore')).toContain(plafond._id)
    expect(await newOf('professionista')).not.toContain(plafond._id)
  })
})

describe('a record of one minute', () => {
  /** Three companies start to fit one after the other. */
  async function three(between: () => Promise<void> = async () => undefined) {
    const bando = unBando(asksFor(TURNOVER))
    await put(tenant, bando)
    await review(tenant)
    for (const one of [aziende.mia, aziende.delCollega]) {
      await change(tenant, 'aziende', one._id, largeTurnover)
      await review(tenant)
      await between()
    }
  }

  it('takes in later news of the same minute', async () => {
    stopClockAt(`${TODAY}T10:00:00Z`)
    await three(async () => jest.setSystemTime(Date.now() + 10_000))
    expect(await avvisiOf(tenant, 'gestore')).toMatchObject([
      { minuto: `${TODAY}T10:00Z`, versione: 2, quante: 2, novita: [{ quando: `${TODAY}T10:00:00.000Z` }, {}] },
    ])
  })

  it('is followed by another one in the next', async () => {
    stopClockAt(`${TODAY}T10:00:00Z`)
    await three(async () => jest.setSystemTime(Date.now() + 60_000))
    expect(await avvisiOf(tenant, 'gestore')).toMatchObject([
      { minuto: `${TODAY}T10:00Z`, versione: 1 },
      { minuto: `${TODAY}T10:01Z`, versione: 1 },
    ])
  })

  it('is unread again for the company with something new, and for no other', async () => {
    stopClockAt(`${TODAY}T10:00:00Z`)
    await three(async () => {
      const [first] = await avvisiOf(tenant, 'gestore')
      if (first!.versione === 1) await read(tenant, first!._id)
    })
    const [after, ...others] = await avvisiOf(tenant, 'gestore')
    expect(others).toEqual([])
    expect(after!.lettoIl).toBeUndefined()
    expect(after!.lette).toHaveProperty(aziende.mia._id)
    expect(after!.lette).not.toHaveProperty(aziende.delCollega._id)
  })
})
