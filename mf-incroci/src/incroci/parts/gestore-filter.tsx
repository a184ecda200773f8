import { aziendaFields, gestoriOf, type Azienda } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { FilterMenu, type ListFilter } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { isFollowed, type Incrocio } from '@bandiera/matching'
import { useUrlParams } from '@bandiera/ui'
import { useTooMany } from '../../parts/engine-client/remote.ts'
import { FOLLOWED } from '../../parts/engine-client/records.ts'

const KEY = 'gestore'
const { label } = aziendaFields.gestoreId

function useGestori() {
  const { role } = usePortal()
  const utenti = useRecords({ coll: 'usr', rows: 'all' }).records
  return useMemo(
    () => (role === 'admin' ? gestoriOf(utenti, true).map(({ _id, name }) => ({ value: _id, label: name })) : []),
    [role, utenti],
  )
}

/** The companies of the gestori that an admin chose in the address; all for other users. `choices` are the picker's options. */
export function useGestoreAziende(aziende: readonly Azienda[]) {
  const [params, change] = useUrlParams()
  const gestori = useGestori()
  const text = params.get(KEY) ?? ''
  const chosen = useMemo(() => (gestori.length > 0 && text ? text.split(',') : []), [gestori, text])
  const far = useTooMany('aziende')
  const asks = far && chosen.length > 0
  const where = { gestoreId: chosen, 'calc.archivio': 'no' } as const
  const { records, state } = useRecords(asks ? { coll: 'aziende', where, rows: 1 } : null)
  const theirs = asks && (state === 'ready' || records.length > 0) ? records : null
  const isChosen = useMemo(() => isOf(chosen), [chosen])
  const some = useMemo(() => theirs ?? aziende.filter(isChosen), [theirs, aziende, isChosen])
  const choices = useMemo(
    () => ({ is: isChosen, f: [FOLLOWED, ...(chosen.length > 0 ? [`gestoreId:in:${chosen.join(',')}`] : [])] }),
    [chosen, isChosen],
  )
  // the shown company may belong to another gestore
  const choose = (values: readonly string[]) => change({ azienda: null, [KEY]: values.join(',') })
  const counts = () => {
    // only the newest few are loaded: their counts would be wrong
    if (far) return null
    const all = new Map<string, number>()
    for (const { gestoreId } of aziende) all.set(gestoreId, (all.get(gestoreId) ?? 0) + 1)
    return all
  }
  const filter = gestori.length > 1 && (
    <FilterMenu counts={counts} label={label} onChange={choose} options={gestori} values={chosen} />
  )
  return { some, filter, choices }
}

const isOf = (chosen: readonly string[]) => (azienda: Azienda) =>
  isFollowed(azienda) && (chosen.length === 0 || chosen.includes(azienda.gestoreId))

export function useGestoreFacet(): readonly ListFilter<Incrocio>[] {
  const gestori = useGestori()
  return useMemo(
    () => (gestori.length > 1 ? [{ id: KEY, label, options: gestori, of: ({ azienda }) => azienda.gestoreId }] : []),
    [gestori],
  )
}
