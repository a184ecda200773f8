import { usePortal } from '@bandiera/platform'
import { PauseIcon, CheckCircleIcon } from '@bandiera/ui'
import type { BulkAction } from '@bandiera/ui/list'
import { useMemo } from 'react'
import type { Person } from './parts/people.ts'
import { texts } from './texts.ts'
import { useSuspension } from './actions.tsx'

/** Suspending only one person asks no question: it can be undone at once. */
export function useBulk(): readonly BulkAction<Person>[] {
  const { usr } = usePortal()
  const suspend = useSuspension()
  return useMemo(() => {
    const people = (records: readonly Person[]) => records.map((persona) => persona.usr)
    const onlyInvited = (records: readonly Person[]) => records.some(({ stato }) => stato === 'invitato')
    const every = (records: readonly Person[], stato: string) => records.every((persona) => persona.stato === stato)
    return [
      {
        id: 'sospendi',
        label: texts.suspend,
        icon: PauseIcon,
        run: (records) => suspend(people(records), false, records.length > 1),
        refusal: (records) => {
          if (records.some(({ _id }) => _id === usr?._id)) return texts.notYourself
          if (onlyInvited(records)) return texts.withInvited
          return every(records, 'sospeso') ? texts.alreadySuspended : null
        },
      },
      {
        id: 'riattiva',
        label: texts.reactivate,
        icon: CheckCircleIcon,
        run: (records) => suspend(people(records), true, false),
        refusal: (records) => {
          if (onlyInvited(records)) return texts.withInvited
          return every(records, 'attivo') ? texts.alreadyActive : null
        },
      },
    ]
  }, [usr, suspend])
}
