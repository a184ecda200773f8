import type { Azienda, Bando } from '@bandiera/domain'
import type { Records } from '@bandiera/matching'
import { viewOf } from '@bandiera/policy'
import type { Change } from '../store/port.ts'
import type { Lettore } from './snapshot.ts'

const PAGE = 500
/** More than this is read faster from the records. */
const FARTHEST = 20_000

/** What some entries of the log say to a world. */
interface Passo {
  aziende?: Records<Azienda>
  bandi?: Records<Bando>
  /** The settings changed too; or the log does not reach back, and nothing else is told. */
  others?: 'settings' | 'lost'
}

/** What changed for the holders of some tokens after a position of the log, up to another one. */
export async function* changesBetween(
  { tenant: { store }, held }: Lettore,
  from: number,
  to: number,
): AsyncGenerator<Passo> {
  if (to - from > FARTHEST) return yield { others: 'lost' }
  for (let at = from; at < to;) {
    const page = await store.changesSince(at, PAGE)
    if (page[0]?.seq !== at + 1) return yield { others: 'lost' }
    const aziende = recordsOf<Azienda>('aziende', page, held)
    const bandi = recordsOf<Bando>('bandi', page, held)
    yield {
      ...(aziende && { aziende }),
      ...(bandi && { bandi }),
      ...(page.some(({ coll }) => coll === 'settings') && { others: 'settings' }),
    }
    at = page.at(-1)!.seq
  }
}

/** The last state of each record; one that left the view is gone, and so is one that never was in it. */
function recordsOf<T extends Azienda | Bando>(
  coll: 'aziende' | 'bandi',
  page: readonly Change[],
  held: ReadonlySet<string>,
): Records<T> | null {
  const last = new Map(page.filter((change) => change.coll === coll).map((change) => [change.id, change.after]))
  if (last.size === 0) return null
  const put: T[] = []
  const remove: string[] = []
  for (const [id, after] of last) {
    const view = after && viewOf(coll, after.doc as T, after.audience, held)
    if (view) put.push(view)
    else remove.push(id)
  }
  return { put, remove }
}
