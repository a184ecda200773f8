import { useEffect, useState } from 'react'
import { usePortal, type Portal } from './portal.tsx'

type Request = Portal['request']

/** A table of the server that verdicts need, asked for once by each module of the page. */
export interface Tabella<T> {
  /** The same object for every part of a module. `undefined` where there is none, or the server did not answer: then it is asked again the next time. */
  reach: (request: Request) => Promise<T | undefined>
  /** The same for a screen: `undefined` until it is there. */
  use: () => T | undefined
}

type Readers = typeof import('./read-tabelle.ts')

/** A table by the name of what reads it, whose code does not load with the page. */
export function createTabella<N extends keyof Readers>(name: N): Tabella<NonNullable<Awaited<ReturnType<Readers[N]>>>> {
  type T = NonNullable<Awaited<ReturnType<Readers[N]>>>
  const asked = new WeakMap<Request, Promise<T | undefined>>()
  const known = new WeakMap<Request, T>()

  async function read(request: Request): Promise<T | undefined> {
    try {
      const readers = await import('./read-tabelle.ts')
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
