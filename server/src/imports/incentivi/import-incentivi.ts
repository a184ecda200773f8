import { type Bando, firstRole, momentInRome, type LoggedOperation, type ImportChoices } from '@bandiera/domain'
import type { ImportReport, ImportRow } from '@bandiera/wire'
import type { Reference } from '../../tenants/tables/reference.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { recordImport } from '../imports.ts'
import { decideAll, type Run } from './decide.ts'
import { goneData } from './merge.ts'
import { chosenFrom } from './options.ts'
import { prepare, type Prepared, twinsAmong } from './prepare.ts'
import { parsedExport, recordsIn } from './record.ts'
import type { Reader } from '../../store/port.ts'
import { SOURCE } from './marks.ts'

export interface ImportOptions {
  /** The author owns new grants. */
  by: string
  prova?: boolean
  now?: Date
  /** By default the tables of the tenant's data folder. */
  reference?: Reference
  /** Without any, every record goes to every gestore. */
  opzioni?: ImportChoices
}

const BATCH = 500

/** Reports every record; a bad one stops no other. `IMPORT_FILE` and `IMPORT_OPTIONS` refuse the whole. */
export async function importIncentivi(tenant: Tenant, given: unknown, options: ImportOptions): Promise<ImportReport> {
  const { by, prova = false, now = new Date(), reference = tenant.reference, opzioni = {} } = options
  const file = parsedExport(given)
  const prepared = prepare(recordsIn(file), reference)
  const author = await tenant.users.byId(by)
  const admin = author !== null && firstRole(author.role) === 'admin'
  const mayWrite = ({ createdBy }: Bando) => admin || createdBy === by
  const chosen = await chosenFrom(tenant.store, opzioni)
  const twins = await twinsAmong(tenant.store, mayWrite)
  const ids = new Set(prepared.map((each) => each.idEsterno))
  const missing = await missingFrom(tenant.store, { file, ids, completo: opzioni.completo })
  const spariti = missing.bandi.filter((bando) => mayWrite(bando) && goneData(bando.data) !== null)

  const shared = { by, admin, now, momento: momentInRome(now), chosen, twins, reference }
  const { righe, operazioni } = await inBatches(tenant, { prova, prepared, shared, spariti })
  const report = { ...reportOf(righe, { ...missing, bandi: spariti }), gestori: chosen.gestori, prova }
  if (prova) return report
  const importazione = await recordImport(tenant, {
    tipo: 'incentivi',
    by,
    at: now.toISOString(),
    file: opzioni.file,
    conteggi: { nuovi: report.nuovi, aggiornati: report.aggiornati },
    operazioni,
  })
  return { ...report, operazioni, ...(importazione && { importazione }) }
}

interface Batches {
  prova: boolean
  prepared: Prepared[]
  shared: Omit<Run, 'reader' | 'writer'>
  spariti: Bando[]
}

async function inBatches(tenant: Tenant, { prova, prepared, shared, spariti }: Batches) {
  const righe: ImportRow[] = []
  const operazioni: LoggedOperation[] = []
  for (let at = 0; at < prepared.length; at += BATCH) {
    const batch = prepared.slice(at, at + BATCH)
    if (prova) {
      righe.push(...(await decideAll(batch, { ...shared, reader: tenant.store })))
      continue
    }
    const last = at + BATCH >= prepared.length
    const { rows, operazione } = await tenant.documents.transact(shared.by, async (writer) => {
      const decided = await decideAll(batch, { ...shared, reader: writer, writer })
      for (const { _id } of last ? spariti : []) {
        const bando = (await writer.get('bandi', _id))?.doc
        const data = bando && goneData(bando.data)
        if (data) await writer.replace('bandi', { ...bando, data }, 'update')
      }
      return { rows: decided, operazione: writer.written() }
    })
    righe.push(...rows)
    if (operazione) operazioni.push(operazione)
  }
  return { righe, operazioni }
}

function reportOf(righe: ImportRow[], { completo, bandi }: Missing): Omit<ImportReport, 'prova'> {
  const count = (esito: ImportRow['esito']) => righe.filter((row) => row.esito === esito).length
  return {
    totale: righe.length,
    nuovi: count('nuovo'),
    aggiornati: count('aggiornato'),
    identici: count('identico'),
    saltati: count('saltato'),
    errori: count('errore'),
    chiusi: righe.filter(({ chiuso }) => chiuso).length,
    righe,
    completo,
    spariti: bandi.map(({ _id, data }) => ({ id: _id, titolo: data.titolo })),
  }
}

/** Share of the stored grants that a whole catalogue has. */
const NEARLY_ALL = 0.9

/** Stored grants that the file lacks, if it is the whole catalogue. */
interface Missing {
  completo: boolean
  bandi: Bando[]
}

/**
 * When the person says so, else when `numFound` counts its records and it has nearly all stored grants: a search counts
 * itself.
 */
async function missingFrom(
  reader: Reader,
  { file, ids, completo }: { file: unknown; ids: ReadonlySet<string> } & Pick<ImportChoices, 'completo'>,
): Promise<Missing> {
  const bandi: Bando[] = []
  let stored = 0
  for await (const { doc } of reader.scan('bandi')) {
    const { fonte } = doc.data
    if (fonte?.nome !== SOURCE) continue
    stored += 1
    if (!ids.has(fonte.idEsterno)) bandi.push(doc)
  }
  const nearlyAll = stored > 0 && stored - bandi.length >= NEARLY_ALL * stored
  const whole = completo ?? (nearlyAll && countsItself(file))
  return { completo: whole, bandi: whole ? bandi : [] }
}

function countsItself(file: unknown): boolean {
  if (typeof file !== 'object' || file === null) return false
  const { response = file } = file as { response?: unknown }
  const { numFound, docs } = (response ?? {}) as { numFound?: unknown; docs?: unknown }
  return Array.isArray(docs) && typeof numFound === 'number' && numFound === docs.length
}
