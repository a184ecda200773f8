import { useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useMemo } from 'react'
import { testi } from '../testi.ts'

/** The name of a person by its id, as far as this user knows it: a professionista knows itself and its manager. */
export function useNomi(): (id: string | undefined) => string {
  const { usr } = usePortal()
  const people = useCollection('usr')
  return useMemo(() => {
    const names = new Map(people.map(({ _id, name }) => [_id, name]))
    if (usr) names.set(usr._id, usr.name)
    return (id) => (id === undefined ? testi.nessuno : (names.get(id) ?? testi.unCollega))
  }, [people, usr])
}
