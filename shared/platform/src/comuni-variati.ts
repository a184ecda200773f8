import type { ComuniVariati } from '@bandiera/domain'
import { useEffect, useState } from 'react'
import { usePortal, type Portal } from './portal.tsx'

type Request = Portal['request']

/** One for each module of the page: it asks once. */
const asked = new WeakMap<Request, Promise<ComuniVariati | undefined>>()
const known = new WeakMap<Request, ComuniVariati>()

/**
 * What became of comuni that are no more, as verdicts need it (`comuniVariati` of the matching context); the same object for
 * every part of a module. `undefined` where no table was imported, or the server did not answer: then it is asked again the next time.
 */
export function reachComuniVariati(request: Request): Promise<ComuniVariati | undefined> {
  let answer = asked.get(request)
  if (!answer) asked.set(request, (answer = read(request)))
  return answer
}

/** The same for a screen: `undefined` until it is there. */
export function useComuniVariati(): ComuniVariati | undefined {
  const { request } = usePortal()
  const [variati, setVariati] = useState(() => known.get(request))
  useEffect(() => {
    let isGone = false
    void reachComuniVariati(request).then((table) => !isGone && table && setVariati(table))
    return () => void (isGone = true)
  }, [request])
  return variati
}

async function read(request: Request): Promise<ComuniVariati | undefined> {
  try {
    // the code that reads it does not load with the page
    const { readComuniVariati } = await import('./read-comuni-variati.ts')
    const table = await readComuniVariati(request)
    if (table) known.set(request, table)
    return table
  } catch (failure) {
    asked.delete(request)
    console.error('what became of comuni could not be read', failure)
    return undefined
  }
}
