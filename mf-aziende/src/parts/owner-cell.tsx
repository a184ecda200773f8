import type { Azienda, Usr } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { InlineChoice } from '@bandiera/ui/list'
import { texts } from '../texts.ts'

const { list } = texts

interface OwnerCellProps {
  azienda: Azienda
  /** Professionisti of its gestore. */
  team: readonly Usr[]
  children: string
}

/** Who follows a company. Several people are changed on its page: one choice would drop the others. */
export function OwnerCell({ azienda, team, children }: OwnerCellProps) {
  const { usr } = usePortal()
  const { update } = useWrites()
  const attempt = useAttempt()
  const { _id, professionisti, ragioneSociale, versione: base } = azienda
  if (professionisti.length > 1 || team.length === 0 || !mayAssign(usr, azienda)) return children
  const choose = (id: string) => {
    const name = team.find((one) => one._id === id)?.name
    const done = name === undefined ? list.unassigned : list.assignedMany(1, name)
    void attempt(done, update('aziende', _id, { set: { professionisti: id ? [id] : [] } }, { base }))
  }
  return (
    <InlineChoice
      label={list.ownerOf(ragioneSociale)}
      onChoose={choose}
      options={[{ value: '', label: list.nobody }, ...team.map((one) => ({ value: one._id, label: one.name }))]}
      value={professionisti[0] ?? ''}
    >
      {children}
    </InlineChoice>
  )
}

const mayAssign = (usr: Usr | null, azienda: Azienda): boolean => {
  if (usr === null) return false
  const after = { ...azienda, professionisti: [...azienda.professionisti, usr._id] }
  return refusalOf(usr, { coll: 'aziende', before: azienda, after }) === null
}
