import { boundOf, bandoDataFields, firstRole } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { FieldGroup, PickListInput, RecordInputs, TextAreaInput } from '@bandiera/ui/form'
import { texts } from '../texts.ts'

const { form } = texts

/** The managers of the portal, by name. */
export const useGestori = (): { value: string; label: string }[] =>
  useRecords({ coll: 'usr', rows: 'all' })
    .records.filter((usr) => firstRole(usr.role) === 'gestore' && usr.attivo !== false)
    .map((usr) => ({ value: usr._id, label: usr.name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it'))

/** Who reads the grant once it is published: the chosen managers, or the public. */
export function ReaderFields() {
  const gestori = useGestori()
  return (
    <FieldGroup title={form.capi.lettori}>
      <PickListInput
        help={gestori.length === 0 ? form.nessunGestore : undefined}
        label={bandoDataFields.gestori.label}
        name="gestori"
        optional
        options={gestori}
        search={form.cercaGestori}
      />
      <RecordInputs fields={bandoDataFields} keys={['pubblico']} />
    </FieldGroup>
  )
}

/** The acts it rests on. */
export const LegalFields = () => (
  <FieldGroup title={form.capi.norme}>
    <TextAreaInput
      help={bandoDataFields.norme.help}
      label={bandoDataFields.norme.label}
      maxLength={boundOf(bandoDataFields.norme).longest}
      name="norme"
      optional
      rows={4}
    />
  </FieldGroup>
)
