import { aziendaIdOfPratica, type ConflictChoice, type Pratica } from '@bandiera/domain'
import { useEdit, useRecord } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { DateInput, FormDialog, SelectInput, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { useSquadra } from '../parts/use-squadra.ts'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { attivita: t, errori } = testi.pagina
const Schema = z.object({
  testo: z.string().check(z.trim(), z.minLength(1, errori.testo)),
  per: z.string(),
  entro: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, errori.data)),
})
type Values = z.infer<typeof Schema>

/** Something to do, for one person of the team, by a day. */
export function AttivitaDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update, addLine } = usePraticaWrites(before)
  const squadra = useSquadra(useRecord('aziende', aziendaIdOfPratica(pratica._id)))
  const form = useForm<Values>({
    defaultValues: { testo: '', per: pratica.assegnatoA ?? '', entro: '' },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const save = ({ testo, per, entro }: Values, choice?: ConflictChoice) =>
    update(addLine('attivita', { testo, ...(per ? { per } : {}), ...(entro ? { entro } : {}) }), choice)
  return (
    <FormDialog form={form} onClose={onClose} onSaved={saved} onSubmit={save} open title={t.aggiungi}>
      <TextInput label={t.testo} name="testo" />
      <SelectInput label={t.per} name="per" optional options={squadra} />
      <DateInput label={t.entro} name="entro" optional />
    </FormDialog>
  )
}
