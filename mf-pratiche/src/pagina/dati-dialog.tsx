import { aziendaIdOfPratica, formOf, praticaFields, type Pratica } from '@bandiera/domain'
import { useEdit, useRecord } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { FormDialog, RecordInputs, SelectInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { useSquadra } from '../parts/use-squadra.ts'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const DATI = ['titolo'] as const
const dati = formOf(praticaFields, DATI)
const Schema = z.object({ ...dati.shape, assegnatoA: z.string() })

/** Title and person of a case file; what it is about never changes. */
export function DatiDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update } = usePraticaWrites(before)
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const squadra = useSquadra(azienda)
  const form = useForm<z.infer<typeof Schema>>({
    defaultValues: { ...dati.values(before), assegnatoA: before.assegnatoA ?? '' },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={({ assegnatoA, ...typed }, choice) => {
        const set = dati.record(typed)
        return update(assegnatoA ? { set: { ...set, assegnatoA } } : { set, unset: ['assegnatoA'] }, choice)
      }}
      open
      title={testi.pagina.modificaFatti}
    >
      <RecordInputs fields={praticaFields} keys={DATI} />
      <SelectInput label={praticaFields.assegnatoA.label} name="assegnatoA" optional options={squadra} />
    </FormDialog>
  )
}
