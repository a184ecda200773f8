import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Bando, Settings } from '@bandiera/domain'
import type { Change, Store } from '../store/port.ts'
import { improntaBando } from './fingerprint.ts'
import type { Touched } from './judge-pairs.ts'

/** Entries that are read and compared in one turn. */
const PAGE = 50

/** Pairs that may be judged otherwise after the changes of the log from one position to another. */
export async function touchedBy(store: Store, from: number, to: number): Promise<Touched> {
  const aziende = new Set<string>()
  const bandi = new Set<string>()
  for (let at = from; at < to;) {
    const page = (await store.changesSince(at, PAGE)).filter(({ seq }) => seq <= to)
    if (page.length === 0) break
    for (const change of page) {
      if (isOtherCatalogue(change)) return 'all'
      if (change.coll === 'aziende' && change.after) aziende.add(change.id)
      if (change.coll === 'bandi' && isOtherGrant(change)) bandi.add(change.id)
    }
    at = page.at(-1)!.seq
    await nextTurn()
  }
  return { aziende, bandi }
}

/** A grant that asks for something else, or is shown to others; a new title touches nobody. */
function isOtherGrant({ before, after }: Change): boolean {
  const said = (doc: Bando | undefined) =>
    doc && JSON.stringify([doc.data.redazione, improntaBando(doc.data), doc.data.gestori])
  const now = after?.doc as Bando | undefined
  return now?.data.redazione === 'pubblicato' && said(now) !== said(before?.doc as Bando | undefined)
}

/** Needs are mapped to other objectives. */
function isOtherCatalogue({ coll, before, after }: Change): boolean {
  const esigenze = (side: Change['after']) => JSON.stringify((side?.doc as Settings | undefined)?.esigenze ?? [])
  return coll === 'settings' && esigenze(before) !== esigenze(after)
}
