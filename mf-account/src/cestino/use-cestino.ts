import { useIds } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { useCallback, useMemo } from 'react'
import { useAsked } from '../parts/use-asked.ts'
import { nomeOf } from './columns.tsx'
import { testi } from './testi.ts'
import { parseCestino, parseRipristino, type Voce } from './voci.ts'

/** The bin as it is now: asked again whenever a record comes or goes anywhere, and what brings a line back. */
export function useCestino() {
  const { request } = usePortal()
  const attempt = useAttempt()
  const { asked, retry } = useAsked('/api/cestino', parseCestino, useComings())
  const restore = useCallback(
    ({ coll, id, ...voce }: Voce) => {
      const path = `/api/cestino/${coll}/${encodeURIComponent(id)}`
      const work = request(path, { method: 'POST' }).then(async (answer) => parseRipristino(await answer.json()))
      // what was refused may be gone or restored already: the list says how it is
      void attempt(testi.ripristinato(nomeOf({ coll, id, ...voce })), work).then(retry)
    },
    [request, attempt, retry],
  )
  return { asked, retry, restore }
}

/** Another object each time that a record which the user sees appears or disappears. */
function useComings(): object {
  const [aziende, bandi, docs] = [useIds('aziende'), useIds('bandi'), useIds('docs')]
  const [istituti, pratiche] = [useIds('istituti'), useIds('pratiche')]
  return useMemo(() => ({ aziende, bandi, docs, istituti, pratiche }), [aziende, bandi, docs, istituti, pratiche])
}
