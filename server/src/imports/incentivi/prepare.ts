import { type Bando, foldText } from '@bandiera/domain'
import type { Reader } from '../../store/port.ts'
import { SOURCE, type Built } from './marks.ts'
import type { Reference } from '../../tenants/tables/reference.ts'
import { buildGrant } from './build.ts'
import { CatalogueRecordSchema } from './record.ts'

type Twin = { id: string; titolo: string }

/** Finds typed grants that may be the same call as a record. */
export type Twins = (prepared: Prepared) => Twin[]

/** By title and official page; only those that the author may write: an editore does not learn the titles of others. */
export async function twinsAmong(reader: Reader, mayWrite: (bando: Bando) => boolean): Promise<Twins> {
  const byKey = new Map<string, Map<string, Twin>>()
  for await (const { doc } of reader.scan('bandi')) {
    const { titolo, link, fonte } = doc.data
    if (fonte?.nome === SOURCE || !mayWrite(doc)) continue
    for (const key of keysOf(titolo, link)) {
      const known = byKey.get(key) ?? new Map<string, Twin>()
      byKey.set(key, known.set(doc._id, { id: doc._id, titolo }))
    }
  }
  return ({ titolo, built }) => {
    const found = keysOf(titolo, built?.data.link).flatMap((key) => [...(byKey.get(key)?.values() ?? [])])
    return [...new Map(found.map((twin) => [twin.id, twin])).values()]
  }
}

function keysOf(titolo: string, link: string | undefined): string[] {
  const title = foldText(titolo)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const page = pageOf(link)
  return [...(title ? [`t:${title}`] : []), ...(page ? [`p:${page}`] : [])]
}

/** The front page of an office is no page of a call. */
function pageOf(link: string | undefined): string | null {
  if (!link || !URL.canParse(link)) return null
  const { hostname, pathname, search } = new URL(link)
  const path = pathname.replace(/\/+$/, '')
  if (path === '' && search === '') return null
  return `${hostname.replace(/^www\./, '')}${path}${search}`.toLowerCase()
}

/** A record of the file; `motivo` instead of `built` when it cannot be imported. */
export interface Prepared {
  riga: number
  idEsterno: string
  titolo: string
  raw: unknown
  built?: Built
  motivo?: string
}

/** A bad record, or the second with one id, becomes an error with its reason. */
export function prepare(records: readonly unknown[], reference: Reference): Prepared[] {
  const rowOfId = new Map<string, number>()
  const idOfTitle = new Map<string, string>()
  return records.map((raw, i) => {
    const riga = i + 1
    const parsed = CatalogueRecordSchema.safeParse(raw)
    const idEsterno = textOf(raw, 'ID_Incentivo')
    const base = { riga, idEsterno, titolo: textOf(raw, 'Titolo'), raw }
    if (!parsed.success) return { ...base, motivo: reasonOf(parsed.error.issues[0]) }
    const first = rowOfId.get(idEsterno)
    if (first !== undefined) return { ...base, motivo: `Doppione della riga ${first}: stesso ID_Incentivo` }
    rowOfId.set(idEsterno, riga)
    const built = buildGrant(parsed.data, reference)
    const title = foldText(base.titolo)
    const twin = idOfTitle.get(title)
    const motivo = `Stesso titolo dell’incentivo ${twin}: forse è un doppione`
    if (twin) built.daControllare.push({ campo: 'titolo', motivo, tipo: 'same-title', valore: twin })
    else idOfTitle.set(title, idEsterno)
    return { ...base, built }
  })
}

/** A stored record as it is read today; nothing when it cannot be read. */
export function readRecord(raw: unknown, reference: Reference): Built | undefined {
  const parsed = CatalogueRecordSchema.safeParse(raw)
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
