import type { CollectionName } from '@bandiera/domain'
import { type Live, WriteError } from '@bandiera/live'
import type { InstalledModule } from '@bandiera/wire'
import { ModuleFailure } from './failure.ts'
import type { UsedReleases, Taken } from './used-releases.ts'

const UNDECLARED = 'MODULE_UNDECLARED'

/** Only the collections that a module declares: reading another throws, writing it is refused. Records pass unchanged. */
export function scopedLive(live: Live, by: string, { demand, demandLater }: Access): Live {
  const { atoms } = live
  const { writes, windows } = live.named(by)
  const reading = before((coll) => demand('legge', coll))
  const writing = before((coll) => rejectionOf(demandLater, 'scrive', coll))
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
    // the shell, not the module, names the module in requests
    named: () => own,
    // only the shell applies events of the server
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
function rejectionOf(demand: Access['demandLater'], verb: Verb, coll: CollectionName): Promise<never> | undefined {
  try {
    demand(verb, coll)
  } catch (failure) {
    return Promise.reject(new WriteError(UNDECLARED, (failure as Error).message))
  }
}

type Verb = keyof Taken

type Access = ReturnType<typeof createAccess>

export function createAccess(module: InstalledModule, uses: UsedReleases) {
  const { dati, id, version } = module
  const seen = new Set<string>()
  const declared = {
    legge: dati && new Set([...dati.legge, ...dati.scrive]),
    scrive: dati && new Set(dati.scrive),
  }
  /** @throws a `ModuleFailure` that names module and collection */
  const demand = (verb: Verb, coll: CollectionName): void => {
    const key = `${verb} ${coll}`
    if (seen.has(key)) return
    if (declared[verb]?.has(coll) === false)
      throw new ModuleFailure('undeclared', undeclaredTexts[verb](`${id} ${version}`, coll))
    seen.add(key)
    uses.took(module, verb, coll)
  }
  return {
    demand,
    /** For asynchronous calls: no boundary on screen catches them, so the failure is counted here. */
    demandLater(verb: Verb, coll: CollectionName): void {
      try {
        demand(verb, coll)
      } catch (failure) {
        if (failure instanceof ModuleFailure) uses.failed(module, failure)
        throw failure
      }
    },
  }
}

const undeclared = 'senza dichiararla in «dati»'

const undeclaredTexts = {
  legge: (module: string, coll: string) => `${module} legge la raccolta «${coll}» ${undeclared}.`,
  scrive: (module: string, coll: string) => `${module} scrive nella raccolta «${coll}» ${undeclared}.`,
} as const
