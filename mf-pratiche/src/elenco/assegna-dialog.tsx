import { praticaFields, type Operazione } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useUndo } from '@bandiera/platform'
import { FormDialog, SelectInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import type { Riga } from '../parts/righe.ts'
import { useNomi } from '../parts/use-nomi.ts'
import { testi } from '../testi.ts'
import { writeMany } from './write-many.ts'

const { elenco } = testi
const Schema = z.object({ chi: z.string().check(z.minLength(1, elenco.errori.responsabile)) })

export interface BulkDialogProps {
  righe: readonly Riga[]
  onAnswer: (done: boolean) => void
}

/** Gives the chosen case files to one person: somebody who works for all of their companies. */
export function AssegnaDialog({ righe, onAnswer }: BulkDialogProps) {
  const done = useUndo()
  const { update } = useWrites()
  const nome = useNomi()
  const form = useForm<{ chi: string }>({ defaultValues: { chi: '' }, resolver: standardSchemaResolver(Schema) })
  type Written = readonly (Operazione | null)[]
  const tell = (written: Written) => done(elenco.assegnate(written.length), written)
  const saved = (written: Written) => {
    tell(written)
    onAnswer(true)
  }
  const assign = ({ chi }: { chi: string }) =>
    writeMany(
      righe,
      ({ pratica: { _id, versione: base } }) => update('pratiche', _id, { set: { assegnatoA: chi } }, { base }),
      tell,
    )
  return (
    <FormDialog
      form={form}
      onClose={() => onAnswer(false)}
      onSaved={saved}
      onSubmit={assign}
      open
      submit={elenco.assegna}
      title={elenco.assegnaTitolo(righe.length)}
    >
      <SelectInput
        label={praticaFields.assegnatoA.label}
        name="chi"
        options={common(righe).map((value) => ({ value, label: nome(value) }))}
      />
    </FormDialog>
  )
}

function common(righe: readonly Riga[]): string[] {
  const teams = righe.map(({ azienda }) => (azienda ? [azienda.gestoreId, ...azienda.professionisti] : []))
  return [...new Set(teams[0] ?? [])].filter((id) => teams.every((team) => team.includes(id)))
}
