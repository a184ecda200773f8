import { foldText } from '@bandiera/domain'
import type { Reference } from '../../tenants/tables/reference.ts'
import { buildGrant, type Built } from './build.ts'
import { IncentivoSchema } from './record.ts'

/** One record of the file, read; `motivo` instead of `built` when it cannot be imported. */
export interface Prepared {
  riga: number
  idEsterno: string
  titolo: string
  raw: unknown
  built?: Built
  motivo?: string
}

/** Reads every record on its own: a bad one, or the second with the same id, becomes an error with its reason. */
export function prepare(records: readonly unknown[], reference: Reference): Prepared[] {
  const rowOfId = new Map<string, number>()
  const idOfTitle = new Map<string, string>()
  return records.map((raw, i) => {
    const riga = i + 1
    const parsed = IncentivoSchema.safeParse(raw)
    const idEsterno = textOf(raw, 'ID_Incentivo')
    const base = { riga, idEsterno, titolo: textOf(raw, 'Titolo'), raw }
    if (!parsed.success) return { ...base, motivo: reasonOf(parsed.error.issues[0]) }
    const first = rowOfId.get(idEsterno)
    if (first !== undefined) return { ...base, motivo: `Doppione della riga ${first}: stesso ID_Incentivo` }
    rowOfId.set(idEsterno, riga)
    const built = buildGrant(parsed.data, reference)
    const title = foldText(base.titolo)
    const twin = idOfTitle.get(title)
    if (twin)
      built.daControllare.push({
        campo: 'titolo',
        motivo: `Stesso titolo dell’incentivo ${twin}: forse è un doppione`,
        tipo: 'same-title',
        valore: twin,
      })
    else idOfTitle.set(title, idEsterno)
    return { ...base, built }
  })
}

/** What the reader of today says of a stored record; nothing when it cannot be read. */
export function readRecord(raw: unknown, reference: Reference): Built | undefined {
  const parsed = IncentivoSchema.safeParse(raw)
  return parsed.success ? buildGrant(parsed.data, reference) : undefined
}

function textOf(raw: unknown, field: string): string {
  const value = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function reasonOf(issue: { message: string; path: PropertyKey[] } | undefined): string {
  if (issue?.message.startsWith('manca')) return issue.message.replace('manca', 'Manca')
  return issue?.path.length ? `Il campo ${issue.path.join('.')} non è leggibile` : 'Non è un record'
}
