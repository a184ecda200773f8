import type { Azienda, Pratica, Usr } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import type { Option } from '@bandiera/ui/form'
import { useMemo } from 'react'
import { texts } from '../texts.ts'

/** The name of a person by id. A professionista sees only its own name and that of its gestore. */
export function useNames(): (id: string | undefined) => string {
  const { usr } = usePortal()
  const people = useRecords({ coll: 'usr', rows: 'all' }).records
  return useMemo(() => {
    const names = new Map(people.map(({ _id, name }) => [_id, name]))
    if (usr) names.set(usr._id, usr.name)
    return (id) => (id === undefined ? texts.none : (names.get(id) ?? texts.aColleague))
  }, [people, usr])
}

/** Who works for a company: its gestore and its professionisti, by name. */
export function useTeam(azienda: Azienda | undefined): Option[] {
  const nameOf = useNames()
  return useMemo(() => {
    const ids = azienda ? [azienda.gestoreId, ...azienda.professionisti] : []
    return [...new Set(ids)].map((value) => ({ value, label: nameOf(value) }))
  }, [azienda, nameOf])
}

/** Whether a user may work on a case file, and not only read it. */
export function maySteer(usr: Usr | null, pratica: Pratica, azienda: Azienda | undefined): boolean {
  if (usr === null) return false
  const aziende = azienda ? { before: azienda, after: azienda } : {}
  return refusalOf(usr, { coll: 'pratiche', before: pratica, after: pratica, aziende }) === null
}
