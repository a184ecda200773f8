import {
  attivitaFields,
  aziendaIdOfPratica,
  formOf,
  knownOf,
  type ConflictChoice,
  type Pratica,
} from '@bandiera/domain'
import { useEdit, useRecord } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { FormDialog, RecordInputs, SelectInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { useSquadra } from '../parts/use-squadra.ts'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const attivita = formOf(attivitaFields, ['testo', 'entro'])
const Schema = z.object({ ...attivita.shape, per: z.string() })
type Values = z.infer<typeof Schema>

/** Something to do, for one person of the team, by a day. */
export function AttivitaDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update, addLine } = usePraticaWrites(before)
  const squadra = useSquadra(useRecord('aziende', aziendaIdOfPratica(pratica._id)))
  const form = useForm<Values>({
    defaultValues: { ...attivita.values({}), per: pratica.assegnatoA ?? '' },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const save = ({ per, ...typed }: Values, choice?: ConflictChoice) =>
    update(addLine('attivita', knownOf({ ...attivita.record(typed), per: per || undefined })), choice)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={save}
      open
      title={testi.pagina.attivita.aggiungi}
    >
      <RecordInputs fields={attivitaFields} keys={['testo']} />
      <SelectInput label={attivitaFields.per.label} name="per" optional options={squadra} />
      <RecordInputs fields={attivitaFields} keys={['entro']} />
    </FormDialog>
  )
}
