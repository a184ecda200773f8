import type { CollectionName } from '@bandiera/domain'
import { WriteError, type Live } from '@bandiera/live'
import type { Access, Verb } from './access.ts'

/** Stands for the server's refusal of a write that never left the page. */
const UNDECLARED = 'MODULE_UNDECLARED'

/**
 * The page's live data as one module has them: only the collections that it declares. Reading another one throws, writing it
 * is refused. It stands in front of questions, not of records: what a list holds is handed on as it is.
 */
export function scopedLive(live: Live, by: string, { demand, demandLater }: Access): Live {
  const { atoms } = live
  const { writes, windows } = live.named(by)
  const reading = before((coll) => demand('legge', coll))
  const writing = before((coll) => later(demandLater, 'scrive', coll))
  const own: ReturnType<Live['named']> = {
    windows: {
      held(question) {
        demand('legge', question.c)
        return windows.held(question)
      },
      async ask(question, signal) {
        demandLater('legge', question.c)
        return windows.ask(question, signal)
      },
      async all(question, signal) {
        demandLater('legge', question.c)
        return windows.all(question, signal)
      },
      follow: reading(windows.follow),
    },
    writes: {
      insert: writing(writes.insert),
      create: writing(writes.create),
      update: writing(writes.update),
      remove: writing(writes.remove),
    },
  }
  return {
    ...live,
    ...own,
    // whose name a request has is not for the module to say
    named: () => own,
    // what events of the server say is for the shell
    tell: () => {},
    isTold: reading(live.isTold),
    get: reading(live.get),
    listed: reading(live.listed),
    ids: reading(live.ids),
    hasSome: reading(live.hasSome),
    needAll: reading(live.needAll),
    needOne: reading(live.needOne),
    atoms: {
      ...atoms,
      record: reading(atoms.record),
      ids: reading(atoms.ids),
      records: reading(atoms.records),
      version: reading(atoms.version),
    },
  }
}

type Asking = (coll: never, ...rest: never[]) => unknown

/** The same functions, with something done first; what that answers is the answer. */
const before =
  (first: (coll: CollectionName) => unknown) =>
  <F extends Asking>(ask: F): F =>
    ((coll: never, ...rest: never[]) => first(coll) ?? ask(coll, ...rest)) as F

/** A refusal as every write is refused: awaited, and ready to show. */
function later(demand: Access['demandLater'], verb: Verb, coll: CollectionName): Promise<never> | undefined {
  try {
    demand(verb, coll)
  } catch (failure) {
    return Promise.reject(new WriteError(UNDECLARED, (failure as Error).message))
  }
}
