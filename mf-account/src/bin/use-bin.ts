import { useIds } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { useCallback, useMemo } from 'react'
import { useAsked } from '../parts/use-asked.ts'
import { nomeOf } from './columns.tsx'
import { texts } from './texts.ts'
import { parseBin, parseRestore, type Entry } from './parts/entries.ts'

/** The bin as it is now: asked again whenever a record comes or goes anywhere, what brings a line back, and what gives all of them up. */
export function useBin() {
  const { confirm, request } = usePortal()
  const attempt = useAttempt()
  const { asked, retry } = useAsked('/api/cestino', parseBin, useComings())
  const restore = useCallback(
    ({ coll, id, ...voce }: Entry) => {
      const path = `/api/cestino/${coll}/${encodeURIComponent(id)}`
      const work = request(path, { method: 'POST' }).then(async (answer) => parseRestore(await answer.json()))
      // what was refused may be gone or restored already: the list says how it is
      void attempt(texts.ripristinato(nomeOf({ coll, id, ...voce })), work).then(retry)
    },
    [request, attempt, retry],
  )
  const empty = useCallback(async () => {
    const question = { title: texts.svuotaTitolo, text: texts.svuotaTesto, ok: texts.svuota }
    if (!(await confirm(question))) return
    const work = request('/api/cestino', { method: 'DELETE' }).then(() => null)
    await attempt(texts.svuotato, work)
    retry()
  }, [confirm, request, attempt, retry])
  return { asked, retry, restore, empty }
}

/** Another object each time that a record which the user sees appears or disappears. */
function useComings(): object {
  const [aziende, bandi, docs] = [useIds('aziende'), useIds('bandi'), useIds('docs')]
  const [istituti, pratiche] = [useIds('istituti'), useIds('pratiche')]
  return useMemo(() => ({ aziende, bandi, docs, istituti, pratiche }), [aziende, bandi, docs, istituti, pratiche])
}
