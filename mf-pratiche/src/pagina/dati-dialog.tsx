import { aziendaIdOfPratica, type Pratica } from '@bandiera/domain'
import { useEdit, useRecord } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { FormDialog, SelectInput, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { useSquadra } from '../parts/use-squadra.ts'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const Schema = z.object({
  titolo: z.string().check(z.trim(), z.minLength(1, testi.pagina.errori.titolo)),
  assegnatoA: z.string(),
})

/** Title and person of a case file; what it is about never changes. */
export function DatiDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update } = usePraticaWrites(before)
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const squadra = useSquadra(azienda)
  const form = useForm<z.infer<typeof Schema>>({
    defaultValues: { titolo: before.titolo, assegnatoA: before.assegnatoA ?? '' },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={({ titolo, assegnatoA }, choice) =>
        update(assegnatoA ? { set: { titolo, assegnatoA } } : { set: { titolo }, unset: ['assegnatoA'] }, choice)
      }
      open
      title={testi.pagina.modificaFatti}
    >
      <TextInput label={testi.titolo} name="titolo" />
      <SelectInput label={testi.responsabile} name="assegnatoA" optional options={squadra} />
    </FormDialog>
  )
}
