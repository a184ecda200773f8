import { changesOf, bandoDataFields, newId, bandoTiming, type Bando, type RomeMoment } from '@bandiera/domain'
import type { ImportRow } from '@bandiera/wire'
import { PortalError } from '../../errors.ts'
import type { Reader } from '../../store/port.ts'
import { checkedRecord } from '../../records/checked-record.ts'
import type { Writer } from '../../records/documents.ts'
import type { Reference } from '../../tenants/tables/reference.ts'
import { SOURCE, type Data, type Built } from './marks.ts'
import { joinedData, mergedData, newData } from './merge.ts'
import type { Chosen } from './options.ts'
import { type Prepared, readRecord, type Twins } from './prepare.ts'

export interface Run {
  by: string
  /** The author may write grants of others too. */
  admin: boolean
  now: Date
  momento: RomeMoment
  chosen: Chosen
  twins: Twins
  reference: Reference
  reader: Reader
  /** Absent in a rehearsal. */
  writer?: Writer | undefined
}

export async function decideAll(batch: readonly Prepared[], run: Run): Promise<ImportRow[]> {
  const ids = batch.map((each) => each.idEsterno)
  const stored = await storedGrants(run.reader, ids)
  const rows: ImportRow[] = []
  for (const each of batch) rows.push(await decide(each, stored.get(each.idEsterno), run))
  return rows
}

async function decide(prepared: Prepared, stored: Bando | undefined, run: Run): Promise<ImportRow> {
  const { riga, idEsterno, titolo, built, motivo } = prepared
  const row = { riga, idEsterno, titolo, daControllare: built?.daControllare ?? [] }
  const refused = (why: string | undefined): ImportRow => ({ ...row, esito: 'errore', motivo: why })
  if (!built) return refused(motivo)
  if (stored && stored.createdBy !== run.by && !run.admin)
    return refused('Un altro editore ha già importato questo bando: può aggiornarlo solo lui')
  try {
    const joined = stored ? undefined : await joinedWith(idEsterno, run)
    const existing = stored ?? joined
    return await (existing ? renew(row, existing, { prepared, built, run }) : add(row, { prepared, built, run }))
  } catch (error) {
    if (!(error instanceof PortalError) || !error.code.startsWith('RECORD_')) throw error
    return refused(error.message)
  }
}

type Row = Pick<ImportRow, 'riga' | 'idEsterno' | 'titolo' | 'daControllare'>
interface Work {
  prepared: Prepared
  built: Built
  run: Run
}

async function add(row: Row, { prepared, built, run }: Work): Promise<ImportRow> {
  const { chosen } = run
  if (chosen.soloAperti && isClosed(built, run)) {
    return { ...row, esito: 'saltato', motivo: 'Il bando è già chiuso', chiuso: true }
  }
  const apart = chosen.separati.includes(prepared.idEsterno)
  const forse = apart ? [] : run.twins(prepared)
  const questions = forse.map(({ id, titolo }) => ({
    campo: 'titolo',
    motivo: `Forse è già nel portale: «${titolo}»`,
    tipo: 'maybe-stored',
    valore: id,
  }))
  const asked = { ...built, daControllare: [...built.daControllare, ...questions] }
  const data = newData(asked, sourceOf(prepared, run), chosen)
  const bando: Bando = { _id: newId(run.now), createdBy: run.by, data }
  await save(bando, false, run.writer)
  return {
    ...row,
    esito: 'nuovo',
    id: bando._id,
    daControllare: data.daControllare ?? [],
    redazione: data.redazione,
    ...(forse.length > 0 && { forse }),
    ...(isClosed(built, run) && { chiuso: true }),
  }
}

async function renew(row: Row, existing: Bando, { prepared, built, run }: Work): Promise<ImportRow> {
  const before = existing.data
  const source = sourceOf(prepared, run)
  const own = before.fonte?.nome === SOURCE
  const earlier = own ? readRecord(before.fonte?.raw, run.reference) : undefined
  const data = own ? mergedData(before, { built, source, earlier }) : joinedData(before, built, source)
  const flags = (data ?? before).daControllare ?? []
  if (!data) return { ...row, esito: 'identico', id: existing._id, daControllare: flags }
  await save({ ...existing, data }, true, run.writer)
  const restano = own ? [] : changesIn(data, { ...data, ...built.data })
  return {
    ...row,
    esito: 'aggiornato',
    id: existing._id,
    daControllare: flags,
    cambi: changesIn(before, data),
    ...(restano.length > 0 && { restano }),
  }
}

/** The source and the questions are shown in places of their own. */
export function changesIn(before: Data, after: Data): { etichetta: string; prima: string; dopo: string }[] {
  const { fonte: _fonte, daControllare: _questions, ...fields } = bandoDataFields
  const plain = ({ fonte: _from, daControllare: _open, ...rest }: Data) => rest
  const changes = changesOf(fields, plain(before), plain(after), () => null)
  return changes.map(({ etichetta, prima, dopo }) => ({ etichetta, prima, dopo }))
}

/** The grant that a person joined to this record; `RECORD_MISSING` when the author may not write it. */
async function joinedWith(idEsterno: string, { chosen, reader, by, admin }: Run): Promise<Bando | undefined> {
  const id = chosen.uniti[idEsterno]
  if (id === undefined) return undefined
  const bando = (await reader.get('bandi', id))?.doc
  if (!bando || (bando.createdBy !== by && !admin) || bando.data.fonte?.nome === SOURCE) {
    throw new PortalError('RECORD_MISSING')
  }
  return bando
}

const isClosed = ({ data }: Built, { momento }: Run): boolean => bandoTiming(data, momento).stato === 'chiuso'

const sourceOf = ({ idEsterno, raw }: Prepared, { now }: Run) => ({ idEsterno, raw, at: now.toISOString() })

async function save(bando: Bando, exists: boolean, writer: Writer | undefined): Promise<void> {
  if (!writer) checkedRecord('bandi', bando)
  else if (exists) await writer.replace('bandi', bando, 'update')
  else await writer.insert('bandi', bando)
}

async function storedGrants(reader: Reader, ids: string[]): Promise<Map<string, Bando>> {
  const found = new Map<string, Bando>()
  const anyOf = [{ path: 'data.fonte.idEsterno', values: ids }]
  for await (const { doc } of reader.scan('bandi', { anyOf })) {
    const { fonte } = doc.data
    if (fonte?.nome === SOURCE) found.set(fonte.idEsterno, doc)
  }
  return found
}
