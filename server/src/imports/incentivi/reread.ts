import { firstRole, type Bando, type RereadReport } from '@bandiera/domain'
import { withPauses } from '../../scheduling.ts'
import type { Reference } from '../../tenants/tables/reference.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Tenants } from '../../tenants/tenants.ts'
import { changesIn } from './decide.ts'
import { READER, SOURCE, type Data } from './marks.ts'
import { mergedData } from './merge.ts'
import { readRecord } from './prepare.ts'

interface RereadOptions {
  /** `null` for the portal itself. An editore reads its own grants again, an admin all. */
  by: string | null
  prova?: boolean
  now?: Date
  reference?: Reference
  signal?: AbortSignal
}

/** Records of one transaction: others write in between. */
const BATCH = 50

/** Rereads raw records: untouched values are renewed, what an earlier reader may have made up is proposed. */
export async function rereadGrants(tenant: Tenant, options: RereadOptions): Promise<RereadReport> {
  const { by, prova = false, now = new Date(), reference = tenant.reference, signal } = options
  const report: RereadReport = { prova, letti: 0, aggiornati: 0, domande: { prima: 0, dopo: 0 }, righe: [] }
  const at = now.toISOString()
  const ids: string[] = []
  for await (const { doc } of withPauses(tenant.store.scan('bandi'))) {
    if (doc.data.fonte?.nome === SOURCE && (await mayRead(tenant, by, doc))) ids.push(doc._id)
  }
  for (let from = 0; from < ids.length && !signal?.aborted; from += BATCH) {
    await tenant.documents.transact(by, async (writer) => {
      for (const id of ids.slice(from, from + BATCH)) {
        const bando = (await writer.get('bandi', id))?.doc
        if (!bando) continue
        const data = rereadData(bando.data, at, reference)
        count(report, bando, data)
        if (data && !prova) await writer.replace('bandi', { ...bando, data }, 'update')
      }
    })
  }
  return report
}

/** `null` when nothing changes. */
function rereadData(before: Data, at: string, reference: Reference): Data | null {
  const { fonte } = before
  const built = fonte && readRecord(fonte.raw, reference)
  if (!fonte || !built) return null
  const source = { idEsterno: fonte.idEsterno, raw: fonte.raw, at: fonte.importatoIl ?? at }
  return mergedData(before, { built, source, earlier: built, again: true })
}

function count(report: RereadReport, { _id, data: before }: Bando, after: Data | null): void {
  report.letti += 1
  report.domande.prima += before.daControllare?.length ?? 0
  report.domande.dopo += (after ?? before).daControllare?.length ?? 0
  if (!after) return
  const cambi = changesIn(before, after)
  const asked = JSON.stringify(before.daControllare ?? []) !== JSON.stringify(after.daControllare ?? [])
  if (cambi.length === 0 && !asked) return
  report.aggiornati += 1
  report.righe.push({ id: _id, titolo: before.titolo, cambi })
}

async function mayRead({ users }: Tenant, by: string | null, { createdBy }: Bando): Promise<boolean> {
  if (by === null || by === createdBy) return true
  const usr = await users.byId(by)
  return usr !== null && firstRole(usr.role) === 'admin'
}

const SPACE = 'lettore'

interface Following {
  tenants: Pick<Tenants, 'list'>
  onProblem: (problem: string) => void
}

/** Rereads grants at start and after each table that this process replaces. Returns what stops it. */
export function keepGrantsRead({ tenants, onProblem }: Following): () => Promise<void> {
  const ending = new AbortController()
  const all = tenants.list()
  const work = async (): Promise<void> => {
    for (const tenant of all) {
      try {
        await rereadWhereOld(tenant, ending.signal)
      } catch (error) {
        onProblem(`grants of ${tenant.id}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  let running = work()
  const every = [...new Set(all.map(({ tables }) => tables))]
  const forgets = every.map((tables) => tables.onChange(() => void (running = running.then(work))))
  return async () => {
    for (const forget of forgets) forget()
    ending.abort()
    await running
  }
}

/** Once for each reader and table, else `null`. A killed start goes on at the next; nodes reach one result. */
export async function rereadWhereOld(tenant: Tenant, signal?: AbortSignal): Promise<RereadReport | null> {
  // of each table, shipped or loaded
  const days = (await tenant.tables.list()).map(({ nome, giorno, caricata }) => `${nome} ${caricata ?? giorno}`)
  const now = [READER, ...days].join(', ')
  if (signal?.aborted || (await tenant.store.secret(SPACE, SOURCE)) === now) return null
  const report = await rereadGrants(tenant, { by: null, ...(signal && { signal }) })
  if (!signal?.aborted) await tenant.store.transact(null, (tx) => tx.setSecret(SPACE, SOURCE, now))
  return report
}
