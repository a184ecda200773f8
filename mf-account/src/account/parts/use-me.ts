import type { Usr } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'

/** Pages that use it are closed to visitors. */
export function useMe(): Usr {
  const { usr } = usePortal()
  const now = useRecord('usr', usr?._id ?? '') ?? usr
  if (!now) throw new Error('this page is for people who are signed in')
  return now
}
