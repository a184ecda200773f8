import { firstRole, newId, type Bando, type Operazione } from '@bandiera/domain'
import type { ImportReport, ImportRow } from '@bandiera/wire'
import { PortalError } from '../../../errors.ts'
import type { Reader } from '../../../store/port.ts'
import { checkedRecord } from '../../checked-record.ts'
import type { Writer } from '../../documents.ts'
import type { Reference } from '../../reference/reference.ts'
import type { Tenant } from '../../tenant.ts'
import { mergedData, newData, SOURCE } from './merge.ts'
import { prepare, type Prepared } from './prepare.ts'
import { recordsIn } from './record.ts'

export interface ImportOptions {
  /** User id of the author, who owns new grants. */
  by: string
  /** Only say what would happen. */
  prova?: boolean
  now?: Date
  /** Tables of comuni and activity codes; those of the tenant's data folder unless told. */
  reference?: Reference
}

interface Run {
  by: string
  admin: boolean
  now: Date
  gestori: string[]
  reader: Reader
  /** Absent in a rehearsal. */
  writer?: Writer
}

/** Records of one transaction. */
const BATCH = 500

/**
 * Imports an export of incentivi.gov.it (parsed, or as text) and reports every record: nuovo, aggiornato, identico, or
 * errore with its reason. A bad record stops no other; what a person changed is never overwritten; every gestore sees
 * new grants. `IMPORT_FILE` when the file is something else.
 */
export async function importIncentivi(tenant: Tenant, file: unknown, options: ImportOptions): Promise<ImportReport> {
  const { by, prova = false, now = new Date(), reference = tenant.reference } = options
  const prepared = prepare(recordsIn(file), reference)
  const author = await tenant.users.byId(by)
  const admin = author !== null && firstRole(author.role) === 'admin'
  const gestori = await gestoriOf(tenant.store)
  const righe: ImportRow[] = []
  const operazioni: Operazione[] = []
  for (let at = 0; at < prepared.length; at += BATCH) {
    const batch = prepared.slice(at, at + BATCH)
    const run = { by, admin, now, gestori }
    if (prova) righe.push(...(await decideAll(batch, { ...run, reader: tenant.store })))
    else {
      const { rows, operazione } = await tenant.documents.transact(by, async (writer) => {
        const decided = await decideAll(batch, { ...run, reader: writer, writer })
        return { rows: decided, operazione: writer.written() }
      })
      righe.push(...rows)
      if (operazione) operazioni.push(operazione)
    }
  }
  return { ...report(righe, prova), ...(!prova && { operazioni }) }
}

async function decideAll(batch: Prepared[], run: Run): Promise<ImportRow[]> {
  const stored = await storedGrants(
    run.reader,
    batch.map((each) => each.idEsterno),
  )
  const rows: ImportRow[] = []
  for (const each of batch) rows.push(await decide(each, stored.get(each.idEsterno), run))
  return rows
}

async function decide(prepared: Prepared, existing: Bando | undefined, run: Run): Promise<ImportRow> {
  const { riga, idEsterno, titolo, raw, built, motivo } = prepared
  const row = { riga, idEsterno, titolo, daControllare: built?.daControllare ?? [] }
  if (!built) return { ...row, esito: 'errore', motivo }
  if (existing && existing.createdBy !== run.by && !run.admin) {
    return {
      ...row,
      esito: 'errore',
      motivo: 'Un altro editore ha già importato questo bando: può aggiornarlo solo lui',
    }
  }
  const source = { idEsterno, raw, at: run.now.toISOString() }
  const data = existing ? mergedData(existing.data, built, source) : newData(built, source, run.gestori)
  if (!data) return { ...row, esito: 'identico', id: existing?._id, daControllare: existing?.data.daControllare ?? [] }
  const bando: Bando = existing ? { ...existing, data } : { _id: newId(run.now), createdBy: run.by, data }
  try {
    await save(bando, existing !== undefined, run.writer)
  } catch (error) {
    if (!(error instanceof PortalError) || !error.code.startsWith('RECORD_')) throw error
    return { ...row, esito: 'errore', motivo: error.message }
  }
  const esito = existing ? 'aggiornato' : 'nuovo'
  return { ...row, esito, id: bando._id, daControllare: data.daControllare ?? [] }
}

async function save(bando: Bando, exists: boolean, writer: Writer | undefined): Promise<void> {
  if (!writer) checkedRecord('bandi', bando)
  else if (exists) await writer.replace('bandi', bando, 'update')
  else await writer.insert('bandi', bando)
}

/** Grants of this source by external id. */
async function storedGrants(reader: Reader, ids: string[]): Promise<Map<string, Bando>> {
  const found = new Map<string, Bando>()
  const anyOf = [{ path: 'data.fonte.idEsterno', values: ids }]
  for await (const { doc } of reader.scan('bandi', { anyOf })) {
    const { fonte } = doc.data
    if (fonte?.nome === SOURCE) found.set(fonte.idEsterno, doc)
  }
  return found
}

async function gestoriOf(reader: Reader): Promise<string[]> {
  const ids: string[] = []
  for await (const { doc } of reader.scan('usr')) {
    if (firstRole(doc.role) === 'gestore' && doc.attivo !== false) ids.push(doc._id)
  }
  return ids
}

function report(righe: ImportRow[], prova: boolean): ImportReport {
  const count = (esito: ImportRow['esito']) => righe.filter((row) => row.esito === esito).length
  const [nuovi, aggiornati] = [count('nuovo'), count('aggiornato')]
  const [identici, errori] = [count('identico'), count('errore')]
  return { totale: righe.length, nuovi, aggiornati, identici, errori, prova, righe }
}
