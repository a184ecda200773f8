import {
  adoptedProvince,
  type ChangedComuni,
  onProvince,
  type AtecoConversion,
  type ProvinceTable,
} from '@bandiera/domain'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Portal, usePortal } from './portal.tsx'

type Request = Portal['request']

interface ReferenceTable<T> {
  /** The same object for every part of a module. `undefined` where there is none, or the server did not answer: then it is asked again the next time. */
  reach: (request: Request) => Promise<T | undefined>
  /** The same for a screen: `undefined` until it is there. */
  use: () => T | undefined
}

type Readers = typeof import('./read-tables.ts')

/** @param name function of `read-tables.ts` that reads the table; its code loads on demand */
function createTable<N extends keyof Readers>(name: N): ReferenceTable<NonNullable<Awaited<ReturnType<Readers[N]>>>> {
  type T = NonNullable<Awaited<ReturnType<Readers[N]>>>
  const asked = new WeakMap<Request, Promise<T | undefined>>()
  const known = new WeakMap<Request, T>()

  async function read(request: Request): Promise<T | undefined> {
    try {
      const readers = await import('./read-tables.ts')
      const table = (await readers[name](request)) as T | undefined
      if (table) known.set(request, table)
      return table
    } catch (failure) {
      asked.delete(request)
      console.error(`${name} failed`, failure)
      return undefined
    }
  }

  function reach(request: Request): Promise<T | undefined> {
    let answer = asked.get(request)
    if (!answer) asked.set(request, (answer = read(request)))
    return answer
  }

  function useTable(): T | undefined {
    const { request } = usePortal()
    const [table, setTable] = useState(() => known.get(request))
    useEffect(() => {
      let isGone = false
      void reach(request).then((found) => !isGone && found && setTable(found))
      return () => void (isGone = true)
    }, [request])
    return table
  }
  return { reach, use: useTable }
}

/** The provinces of a table of comuni that an operator loaded; `undefined` while they are the release's. Verdicts take it as `province`. */
export const useProvince = (): ProvinceTable | undefined => useSyncExternalStore(onProvince, adoptedProvince)

const changedComuni = createTable('readChangedComuni')

/** The successors of abolished comuni, for verdicts (`comuniVariati`): the same object for every part of a module. */
export function readChangedComuni(request: Request): Promise<ChangedComuni | undefined> {
  return changedComuni.reach(request)
}

/** The same for a screen: `undefined` until it is there. */
export function useChangedComuni(): ChangedComuni | undefined {
  return changedComuni.use()
}

const atecoConversion = createTable('readAtecoConversion')

/** The 2025 codes of ATECO 2007 codes, for verdicts (`raccordoAteco`): the same object for every part of a module. */
export function readAtecoConversion(request: Request): Promise<AtecoConversion | undefined> {
  return atecoConversion.reach(request)
}

/** The same for a screen: `undefined` until it is there. */
export function useAtecoConversion(): AtecoConversion | undefined {
  return atecoConversion.use()
}
