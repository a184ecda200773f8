import { professionistiOf, type Azienda } from '@bandiera/domain'
import { useEdit, useCollection } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { LinkButton, Typography } from '@bandiera/ui'
import { CheckListInput, FormDialog, useForm } from '@bandiera/ui/form'
import { INVITA } from '../paths.ts'
import { testi } from '../testi.ts'

const { persone } = testi

/** Which professionisti of its gestore follow the company. */
export function AssegnaDialog({ azienda, onClose }: { azienda: Azienda; onClose: () => void }) {
  const { before, save } = useEdit('aziende', azienda)
  const saved = useSaved(persone.assegnati)
  const team = professionistiOf(useCollection('usr'), azienda.gestoreId)
  const form = useForm<{ professionisti: string[] }>({ defaultValues: { professionisti: before.professionisti } })
  const options = team.map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={({ professionisti }, choice) => save({ set: { professionisti } }, choice)}
      open
      title={persone.assegna}
      width="xs"
    >
      {options.length > 0 ? (
        <CheckListInput
          help={persone.assegnaAiuto}
          label={persone.professionisti}
          name="professionisti"
          options={options}
        />
      ) : (
        <Typography>{persone.nessunProfessionista}</Typography>
      )}
      <LinkButton sx={{ alignSelf: 'flex-start', ml: -2 }} to={INVITA}>
        {persone.invita}
      </LinkButton>
    </FormDialog>
  )
}
