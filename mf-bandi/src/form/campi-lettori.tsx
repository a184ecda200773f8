import { firstRole } from '@bandiera/domain'
import { useCollection } from '@bandiera/live'
import { CheckInput, FieldGroup, PickListInput, TextAreaInput } from '@bandiera/ui/form'
import { testi } from '../testi.ts'

const { form } = testi

/** The managers of the portal, by name. */
export const useGestori = (): { value: string; label: string }[] =>
  useCollection('usr')
    .filter((usr) => firstRole(usr.role) === 'gestore' && usr.attivo !== false)
    .map((usr) => ({ value: usr._id, label: usr.name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it'))

/** Who reads the grant once it is published: managers, everybody. */
export function CampiLettori() {
  const gestori = useGestori()
  return (
    <FieldGroup title={form.capi.lettori}>
      <PickListInput
        help={gestori.length === 0 ? form.nessunGestore : undefined}
        label={form.gestori}
        name="gestori"
        optional
        options={gestori}
        search={form.cercaGestori}
      />
      <CheckInput help={form.aiutoPubblico} label={form.pubblico} name="pubblico" />
    </FieldGroup>
  )
}

/** The acts it rests on. */
export const CampiNorme = () => (
  <FieldGroup title={form.capi.norme}>
    <TextAreaInput help={form.aiutoNorme} label={form.norme} name="norme" optional rows={4} />
  </FieldGroup>
)
