import { newId } from '@bandiera/domain'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import type { Tenants } from '../tenants/tenants.ts'
import type { Registry } from './registry.ts'
import { dropRows, putRow, rowOf, rowsOf, type StoredPreview } from './rows.ts'
import type { Tenant } from '../tenants/tenant.ts'

export interface PreviewFacts extends Omit<StoredPreview, 'sid'> {
  id: string
}

interface PreviewOrder extends Pick<StoredPreview, 'tenant' | 'role' | 'by' | 'why'> {
  /** The current one when absent. */
  generation?: number | undefined
  minutes: number
}

/** Previews that are over are kept so long: they say who looked at what. */
const REMEMBERED = 90 * 24 * 3_600_000

/** Looks at tenants' portals as a role has them (docs/releases.md). */
export function createPreviews(registry: Registry, tenants: Pick<Tenants, 'byId'>) {
  const { store } = registry
  return {
    existing,
    /** `REGISTRO_TENANT`, `REGISTRO_GENERATION` */
    async open({ minutes, ...order }: PreviewOrder) {
      const { tenant, generation } = await existing(order.tenant, order.generation)
      const [now, id] = [currentTime(), newId()]
      const until = now + minutes * 60_000
      const { role } = order
      const { token, sid } = await tenant.sessions.startPreview({ role, generation }, until)
      const stored = { ...order, generation, sid, at: iso(now), until: iso(until) }
      await store.transact(order.by, async (tx) => {
        await dropRows(tx, 'anteprima', ({ value }) => value.until < iso(now - REMEMBERED))
        await putRow(tx, 'anteprima', id, stored)
      })
      return { preview: factsOf({ key: id, value: stored }), token }
    },
    /** Those that are not over, the newest first. */
    async list(): Promise<PreviewFacts[]> {
      const open = (await rowsOf(store, 'anteprima')).filter(({ value }) => value.until > iso(currentTime()))
      return open.map(factsOf).toSorted((a, b) => b.at.localeCompare(a.at))
    },
    /** Ends it for all viewers. `ANTEPRIMA_MISSING` when it is over. */
    async end(id: string, by: string): Promise<void> {
      const stored = await store.transact(by, async (tx) => {
        const row = await rowOf(tx, 'anteprima', id)
        if (!row || row.until <= iso(currentTime())) throw new PortalError('ANTEPRIMA_MISSING', id)
        await putRow(tx, 'anteprima', id, { ...row, until: iso(currentTime()) })
        return row
      })
      await tenants.byId(stored.tenant)?.sessions.end(stored.sid)
    },
  }

  /** Tenant and generation that exist. `REGISTRO_TENANT`, `REGISTRO_GENERATION` */
  async function existing(id: string, generation: number | undefined): Promise<{ tenant: Tenant; generation: number }> {
    const tenant = tenants.byId(id)
    const state = (await registry.snapshot()).state.tenants.find((one) => one.id === id)
    if (!tenant || !state) throw new PortalError('REGISTRO_TENANT', id)
    const numbers = state.generations.map(({ n }) => n)
    const wanted = generation ?? numbers[0] ?? 0
    if (wanted !== 0 && !numbers.includes(wanted)) throw new PortalError('REGISTRO_GENERATION', id, wanted)
    return { tenant, generation: wanted }
  }
}

function factsOf({ key: id, value }: { key: string; value: StoredPreview }): PreviewFacts {
  const { sid: _sid, ...facts } = value
  return { id, ...facts }
}

const iso = (time: number): string => new Date(time).toISOString()
