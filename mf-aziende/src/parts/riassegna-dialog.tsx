import { gestoriOf, type Azienda } from '@bandiera/domain'
import { useRecords, useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { FormDialog, SelectInput, useForm } from '@bandiera/ui/form'
import { testi } from '../testi.ts'

const { persone } = testi

/** Hands the company to another gestore. The server takes the professionisti of the one before out. */
export function RiassegnaDialog({ azienda, onClose }: { azienda: Azienda; onClose: () => void }) {
  const { update } = useWrites()
  const { notify } = usePortal()
  const gestori = gestoriOf(useRecords('usr'))
  const form = useForm<{ gestoreId: string }>({ defaultValues: { gestoreId: azienda.gestoreId } })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={() => notify({ text: persone.riassegnata, kind: 'success' })}
      onSubmit={({ gestoreId }) => update('aziende', azienda._id, { set: { gestoreId } })}
      open
      submit={persone.riassegna}
      title={persone.riassegna}
      width="xs"
    >
      <SelectInput
        help={persone.riassegnaAiuto}
        label={testi.gestore}
        name="gestoreId"
        options={gestori.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
    </FormDialog>
  )
}
