import type { CollectionName } from '@bandiera/domain'
import type { InstalledModule } from '@bandiera/wire'
import { ModuleFailure } from '../failure.ts'
import type { Taken, Uses } from '../uses.ts'
import { testi } from './testi.ts'

export type Verb = keyof Taken

/** Lets a release reach what it declares, and notes the first time for operators. */
export interface Access {
  /** @throws a `ModuleFailure` that names module and collection */
  demand: (verb: Verb, coll: CollectionName) => void
  /** The same for what is awaited: nobody on screen hears it throw, so it is told from here. */
  demandLater: (verb: Verb, coll: CollectionName) => void
}

export function createAccess(module: InstalledModule, uses: Uses): Access {
  const { dati, id, version } = module
  const seen = new Set<string>()
  const declared = {
    legge: dati && new Set([...dati.legge, ...dati.scrive]),
    scrive: dati && new Set(dati.scrive),
  }
  const demand: Access['demand'] = (verb, coll) => {
    const key = `${verb} ${coll}`
    if (seen.has(key)) return
    if (declared[verb]?.has(coll) === false)
      throw new ModuleFailure('undeclared', testi[verb](`${id} ${version}`, coll))
    seen.add(key)
    uses.took(module, verb, coll)
  }
  return {
    demand,
    demandLater(verb, coll) {
      try {
        demand(verb, coll)
      } catch (failure) {
        if (failure instanceof ModuleFailure) uses.failed(module, failure)
        throw failure
      }
    },
  }
}
