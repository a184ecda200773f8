import { newId } from '@bandiera/domain'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import type { Reader } from '../store/port.ts'
import type { Tenants } from '../tenants/tenants.ts'
import type { Registry } from './registry.ts'
import { dropRow, putRow, rowOf, rowsOf, type StoredPreview } from './rows.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** What an operator sees of a preview. */
export interface PreviewFacts extends Omit<StoredPreview, 'sid'> {
  id: string
}

export interface PreviewOrder extends Pick<StoredPreview, 'tenant' | 'role' | 'by' | 'why'> {
  /** The current one when absent. */
  generation?: number | undefined
  minutes: number
}

/** Looks at tenants' portals as a role has them (docs/releases.md). */
export interface Previews {
  /** `REGISTRO_TENANT`, `REGISTRO_GENERATION` */
  open(order: PreviewOrder): Promise<{ preview: PreviewFacts; token: string }>
  /** Those that are not over, the newest first. */
  list(): Promise<PreviewFacts[]>
  /** Ends it for all viewers. `ANTEPRIMA_MISSING` when it is over. */
  end(id: string, by: string): Promise<void>
  /** Tenant and number of a generation that exist. `REGISTRO_TENANT`, `REGISTRO_GENERATION` */
  existing(tenant: string, generation: number | undefined): Promise<{ tenant: Tenant; generation: number }>
}

/** Milliseconds for which it stays written down who looked at what. */
const REMEMBERED = 90 * 24 * 3_600_000

export function createPreviews(registry: Registry, tenants: Pick<Tenants, 'byId'>): Previews {
  const { store } = registry
  return {
    existing,
    async open({ minutes, ...order }) {
      const { tenant, generation } = await existing(order.tenant, order.generation)
      const [now, id] = [currentTime(), newId()]
      const until = now + minutes * 60_000
      const { role } = order
      const { token, sid } = await tenant.sessions.startPreview({ role, generation }, until)
      const stored = { ...order, generation, sid, at: iso(now), until: iso(until) }
      await store.transact(order.by, async (tx) => {
        for (const { key, value } of await rowsOf(tx, 'anteprima'))
          if (value.until < iso(now - REMEMBERED)) await dropRow(tx, 'anteprima', key)
        await putRow(tx, 'anteprima', id, stored)
      })
      return { preview: factsOf({ key: id, value: stored }), token }
    },
    list: async () => (await openPreviews(store)).toSorted((a, b) => b.at.localeCompare(a.at)),
    async end(id, by) {
      const stored = await store.transact(by, async (tx) => {
        const row = await rowOf(tx, 'anteprima', id)
        if (!row || row.until <= iso(currentTime())) throw new PortalError('ANTEPRIMA_MISSING', id)
        await putRow(tx, 'anteprima', id, { ...row, until: iso(currentTime()) })
        return row
      })
      await tenants.byId(stored.tenant)?.sessions.end(stored.sid)
    },
  }

  async function existing(id: string, generation: number | undefined) {
    const tenant = tenants.byId(id)
    const state = (await registry.snapshot()).state.tenants.find((one) => one.id === id)
    if (!tenant || !state) throw new PortalError('REGISTRO_TENANT', id)
    const numbers = state.generations.map(({ n }) => n)
    const wanted = generation ?? numbers[0] ?? 0
    if (wanted !== 0 && !numbers.includes(wanted)) throw new PortalError('REGISTRO_GENERATION', id, wanted)
    return { tenant, generation: wanted }
  }
}

async function openPreviews(reader: Reader): Promise<PreviewFacts[]> {
  const rows = await rowsOf(reader, 'anteprima')
  return rows.filter(({ value }) => value.until > iso(currentTime())).map(factsOf)
}

function factsOf({ key: id, value }: { key: string; value: StoredPreview }): PreviewFacts {
  const { sid: _sid, ...facts } = value
  return { id, ...facts }
}

const iso = (time: number): string => new Date(time).toISOString()
