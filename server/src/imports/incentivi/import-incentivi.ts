import { firstRole, momentInRome, type Bando, type Operazione, type OpzioniImport } from '@bandiera/domain'
import type { ImportReport, ImportRow } from '@bandiera/wire'
import type { Reference } from '../../tenants/tables/reference.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { recordImport } from '../imports.ts'
import { decideAll, type Run } from './decide.ts'
import { missingFrom, type Missing } from './gone.ts'
import { goneData } from './merge.ts'
import { chosenFrom } from './options.ts'
import { prepare } from './prepare.ts'
import { parsedExport, recordsIn } from './record.ts'
import { twinsAmong } from './twins.ts'

export interface ImportOptions {
  /** User id of the author, who owns new grants. */
  by: string
  /** Only say what would happen. */
  prova?: boolean
  now?: Date
  /** Tables of comuni and activity codes; those of the tenant's data folder unless told. */
  reference?: Reference
  /** What the person chose; without any, every record goes to every gestore. */
  opzioni?: OpzioniImport
}

/** Records of one transaction. */
const BATCH = 500

/**
 * Imports an export of incentivi.gov.it (parsed, or as text) and reports every record: nuovo, aggiornato, identico,
 * saltato, or errore with its reason. A bad record stops no other; what a person changed is never overwritten. A rehearsal
 * decides by the same code. `IMPORT_FILE` when the file is something else, `IMPORT_OPTIONS` for options that make no sense.
 */
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
  const { righe, operazioni } = await inBatches(tenant, { prova, by, prepared, shared, spariti })
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
  by: string
  prepared: ReturnType<typeof prepare>
  shared: Omit<Run, 'reader' | 'writer'>
  spariti: Bando[]
}

async function inBatches(tenant: Tenant, { prova, by, prepared, shared, spariti }: Batches) {
  const righe: ImportRow[] = []
  const operazioni: Operazione[] = []
  for (let at = 0; at < prepared.length; at += BATCH) {
    const batch = prepared.slice(at, at + BATCH)
    if (prova) {
      righe.push(...(await decideAll(batch, { ...shared, reader: tenant.store })))
      continue
    }
    const last = at + BATCH >= prepared.length
    const { rows, operazione } = await tenant.documents.transact(by, async (writer) => {
      const decided = await decideAll(batch, { ...shared, reader: writer, writer })
      if (last) {
        for (const { _id } of spariti) {
          const bando = (await writer.get('bandi', _id))?.doc
          const data = bando && goneData(bando.data)
          if (data) await writer.replace('bandi', { ...bando, data }, 'update')
        }
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
