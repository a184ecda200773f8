import { BIN_DAYS } from '@bandiera/domain'
import { useIds } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { EmptyState, Muted, useToday } from '@bandiera/ui'
import { DataTable, ListPage } from '@bandiera/ui/list'
import { useCallback, useMemo } from 'react'
import { binColumns, type Entry, kindFilter, nameOf, parseBin, parseRestore } from './columns.tsx'
import { texts } from './texts.ts'
import { useAsked } from '../parts/use-asked.ts'

const NONE: readonly Entry[] = []

export function Component() {
  const { asked, retry, restore, empty } = useBin()
  const isAdmin = usePortal().role === 'admin'
  const voci = asked.state === 'ready' ? asked.value : NONE
  // days that are left change at midnight
  const today = useToday()
  const columns = useMemo(() => binColumns(restore, Date.parse(`${today}T00:00:00Z`)), [restore, today])
  const filters = useMemo(() => [kindFilter(voci)], [voci])
  return (
    <ListPage
      menu={isAdmin && voci.length > 0 ? [{ id: 'svuota', label: texts.clear, onChoose: () => void empty() }] : []}
      title={texts.title}
    >
      <DataTable
        columns={columns}
        csv="cestino"
        empty={<EmptyState text={texts.emptyText} title={texts.empty} />}
        error={asked.state === 'error' ? { text: asked.message, onRetry: retry } : null}
        filters={filters}
        internal
        label={texts.title}
        loading={asked.state === 'loading'}
        nome={texts.name}
        records={voci}
      />
      <Muted sx={{ mt: 3, maxWidth: '75ch' }}>{texts.intro(BIN_DAYS)}</Muted>
    </ListPage>
  )
}

function useBin() {
  const { confirm, request } = usePortal()
  const attempt = useAttempt()
  const { asked, retry } = useAsked('/api/cestino', parseBin, useComings())
  const restore = useCallback(
    ({ coll, id, ...voce }: Entry) => {
      const path = `/api/cestino/${coll}/${encodeURIComponent(id)}`
      const work = request(path, { method: 'POST' }).then(async (answer) => parseRestore(await answer.json()))
      // a refused entry may already be gone or restored, so the list is read again
      void attempt(texts.restored(nameOf({ coll, id, ...voce })), work).then(retry)
    },
    [request, attempt, retry],
  )
  const empty = useCallback(async () => {
    const question = { title: texts.clearTitle, text: texts.clearText, ok: texts.clear }
    if (!(await confirm(question))) return
    const work = request('/api/cestino', { method: 'DELETE' }).then(() => null)
    await attempt(texts.cleared, work)
    retry()
  }, [confirm, request, attempt, retry])
  return { asked, retry, restore, empty }
}

/** A new object whenever a visible record appears or disappears. */
function useComings(): object {
  const [aziende, bandi, docs] = [useIds('aziende'), useIds('bandi'), useIds('docs')]
  const [istituti, pratiche, viste] = [useIds('istituti'), useIds('pratiche'), useIds('viste')]
  return useMemo(
    () => ({ aziende, bandi, docs, istituti, pratiche, viste }),
    [aziende, bandi, docs, istituti, pratiche, viste],
  )
}
