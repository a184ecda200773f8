import { gestoriOf, type Azienda } from '@bandiera/domain'
import { useEdit, useCollection } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { FormDialog, SelectInput, useForm } from '@bandiera/ui/form'
import { testi } from '../testi.ts'

const { persone } = testi

/** Hands the company to another gestore. The server takes the professionisti of the one before out. */
export function RiassegnaDialog({ azienda, onClose }: { azienda: Azienda; onClose: () => void }) {
  const { before, save } = useEdit('aziende', azienda)
  const saved = useSaved(persone.riassegnata)
  const gestori = gestoriOf(useCollection('usr'))
  const form = useForm<{ gestoreId: string }>({ defaultValues: { gestoreId: before.gestoreId } })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={({ gestoreId }, choice) => save({ set: { gestoreId } }, choice)}
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
