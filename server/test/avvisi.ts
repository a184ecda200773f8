import {
  addDays,
  type AvvisoIncroci,
  type Azienda,
  type Bando,
  type Criterio,
  type BandoData,
  newId,
} from '@bandiera/domain'
import { setClock } from '../src/clock.ts'
import { reviewMatches } from '../src/notices/review-matches.ts'
import type { Tenant } from '../src/tenants/tenant.ts'
import { aziende, fillWorld, people, world, type Person } from './protocol/world.ts'
import { openTestTenant, type TestTenant } from './test-tenant.ts'

/** Makes it that instant until a test says otherwise; timers go on, and the server works. `jest.useRealTimers` ends it. */
export function stopClockAt(instant: string): void {
  setClock(() => Date.now())
  jest.useFakeTimers({
    now: Date.parse(instant),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  })
}

export const TODAY = '2026-11-22'
export const inDays = (days: number): string => addDays(TODAY, days)

/** Data of a company of which enough is known to tell of its matches. */
export const enoughFields = {
  formaGiuridica: 'srl',
  dataCostituzione: '2012-03-01',
  sedi: [{ tipo: 'legale', comune: '015146' }],
  ateco: [{ codice: '62.01.00', versione: '2007' }],
  aiuti: [],
} satisfies Partial<Azienda>

/** Gives every company of the world the data that make it well known. */
export async function knowCompanies(tenant: Tenant): Promise<void> {
  for (const { _id } of Object.values(aziende)) await change(tenant, 'aziende', _id, enoughFields)
}

/** What every grant has to say, said so that every company of which enough is known fits. */
const CORE_CRITERI: Criterio[] = [
  { id: 't', tipo: 'territorio', regioni: ['03'] },
  { id: 'a', tipo: 'ateco', tutti: true },
  { id: 'd', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media', 'grande'] },
  { id: 's', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
]
/** Data of a grant that asks for this besides. */
export const asksFor = (...criteri: Criterio[]): { criteri: Criterio[] } => ({ criteri: [...CORE_CRITERI, ...criteri] })

/** A tenant with the world, in which nothing is news yet. */
export async function openReviewedTenant(): Promise<TestTenant> {
  const tenant = await openTestTenant()
  await tenant.documents.transact(null, (w) => w.insert('settings', { _id: 'localhost', nome: 'Prova' }))
  await fillWorld(tenant)
  await knowCompanies(tenant)
  await tenant.documents.transact(null, async (w) => {
    for (const { _id } of world.avvisi) await w.remove('avvisi', _id)
  })
  await review(tenant)
  return tenant
}

/** A published grant of the editore that asks for so little that every company of which enough is known fits it. */
export const unBando = (data: Partial<BandoData> = {}): Bando => ({
  _id: newId(),
  createdBy: people.editore._id,
  data: { titolo: 'Voucher', gestori: [people.gestore._id], redazione: 'pubblicato', ...asksFor(), ...data },
})
/** A criterion of revenues: no company of the world has any on record. */
export const TURNOVER = { id: 'r', tipo: 'fatturato', min: 1_000 } as const
export const smallTurnover = { bilanci: [{ anno: 2025, approvato: true, ricavi: 10 }] }
export const largeTurnover = { bilanci: [{ anno: 2025, approvato: true, ricavi: 10_000 }] }

export const put = (tenant: Tenant, ...bandi: Bando[]): Promise<void> =>
  tenant.documents.transact(null, async (writer) => {
    for (const bando of bandi) await writer.insert('bandi', bando)
  })

/** Fields of a record, changed. */
export const change = (tenant: Tenant, coll: 'aziende' | 'usr' | 'pratiche' | 'settings', id: string, over: object) =>
  tenant.documents.transact(null, async (writer) => {
    const { doc } = (await writer.get(coll, id))!
    await writer.replace(coll, { ...doc, ...over } as never, 'update')
  })
export const changeBando = (tenant: Tenant, id: string, data: Partial<BandoData>) =>
  tenant.documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('bandi', id))!
    await writer.replace('bandi', { ...doc, data: { ...doc.data, ...data } }, 'update')
  })

/** Notices as they are stored, newest last. */
export async function avvisiOf(tenant: Tenant, person: Person): Promise<AvvisoIncroci[]> {
  const found: AvvisoIncroci[] = []
  const { _id } = people[person]
  for await (const { doc } of tenant.store.scan('avvisi', { anyOf: [{ path: 'usrId', values: [_id] }] })) {
    if (doc.tipo === 'incroci') found.push(doc)
  }
  return found.sort((a, b) => ((a.creatoIl ?? '') < (b.creatoIl ?? '') ? -1 : 1))
}

/** Grants in a person's notices, by kind of news and company; those of all notices together. */
export async function newsOf(tenant: Tenant, person: Person) {
  const told: Partial<Record<'nuovi' | 'cambiati' | 'scadenze', Record<string, string[]>>> = {}
  for (const { novita } of await avvisiOf(tenant, person)) {
    for (const { aziendaId, ...parti } of novita) {
      for (const parte of ['nuovi', 'cambiati', 'scadenze'] as const) {
        if (!parti[parte]) continue
        const own = (told[parte] ??= {})
        own[aziendaId] = [...(own[aziendaId] ?? []), ...parti[parte].bandi].sort()
      }
    }
  }
  return told
}

/** The same grants for each of some companies, as `textsOf` says them. */
export const each = (companies: { _id: string }[], ...bandi: { _id: string }[]): Record<string, string[]> =>
  Object.fromEntries(companies.map(({ _id }) => [_id, bandi.map((bando) => bando._id).sort()]))

export const review = (tenant: Tenant, oggi = TODAY) => reviewMatches(tenant, { oggi })
export const read = (tenant: Tenant, _id: string) =>
  tenant.documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('avvisi', _id))!
    await writer.replace('avvisi', { ...doc, lettoIl: `${TODAY}T10:00:00.000Z` }, 'update')
  })
