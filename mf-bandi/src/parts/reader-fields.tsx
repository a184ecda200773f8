import { bandoDataFields, firstRole } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { PickListInput, RecordInputs } from '@bandiera/ui/form'
import { texts } from '../texts.ts'

const { form } = texts

export const useGestori = (): { value: string; label: string }[] =>
  useRecords({ coll: 'usr', rows: 'all' })
    .records.filter((usr) => firstRole(usr.role) === 'gestore' && usr.attivo !== false)
    .map((usr) => ({ value: usr._id, label: usr.name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it'))

/** Who reads the grant once it is published: the chosen managers, or the public. */
export function ReaderFields() {
  const gestori = useGestori()
  return (
    <>
      <PickListInput
        help={gestori.length === 0 ? form.nessunGestore : undefined}
        label={bandoDataFields.gestori.label}
        name="gestori"
        optional
        options={gestori}
        search={form.cercaGestori}
      />
      <RecordInputs fields={bandoDataFields} keys={['pubblico']} />
    </>
  )
}
