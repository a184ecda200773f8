import { foldText, type Bando } from '@bandiera/domain'
import type { Reader } from '../../store/port.ts'
import { SOURCE } from './marks.ts'
import type { Prepared } from './prepare.ts'

export interface Twin {
  id: string
  titolo: string
}

/** Finds the grants that a person typed and that may be the same call as a record of the source. */
export type Twins = (prepared: Prepared) => Twin[]

/**
 * The grants that were not imported from this source, by title and by address of the official page. Only those that the
 * author may write: an editore is not told the titles of others.
 */
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

/** An address without what says nothing; the front page of an office is the page of all its calls. */
function pageOf(link: string | undefined): string | null {
  if (!link || !URL.canParse(link)) return null
  const { hostname, pathname, search } = new URL(link)
  const path = pathname.replace(/\/+$/, '')
  if (path === '' && search === '') return null
  return `${hostname.replace(/^www\./, '')}${path}${search}`.toLowerCase()
}
