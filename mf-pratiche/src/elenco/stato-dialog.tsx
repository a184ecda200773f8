import { passiDi, passoFields, statoPraticaLabels, type StatoPratica } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { FormDialog, RecordInputs, SelectInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import type { Riga } from '../parts/righe.ts'
import { passoPatch } from '../passo/passo-patch.ts'
import { campiDi } from '../passo/campi.ts'
import { passoValues } from '../passo/passo-values.ts'
import { testi } from '../testi.ts'
import type { BulkDialogProps } from './assegna-dialog.tsx'
import { writeMany } from './write-many.ts'

const { elenco } = testi
const Schema = z.object({ a: z.string().check(z.minLength(1, elenco.errori.stato)), nota: z.string() })

/** Steps that all of these may take and that ask for nothing but a confirmation. */
export function passiComuni(righe: readonly Riga[]): StatoPratica[] {
  const [first, ...others] = righe.map(({ pratica }) =>
    passiDi(pratica).filter((a) => campiDi(pratica, a, false).length === 0),
  )
  return (first ?? []).filter((a) => others.every((steps) => steps.includes(a)))
}

/** Takes one step with the chosen case files: only one that is legal for all of them. */
export function StatoDialog({ righe, onAnswer }: BulkDialogProps) {
  const { usr, notify } = usePortal()
  const { update } = useWrites()
  const oggi = useToday()
  const form = useForm<{ a: string; nota: string }>({
    defaultValues: { a: '', nota: '' },
    resolver: standardSchemaResolver(Schema),
  })
  const step = ({ pratica }: Riga, a: StatoPratica, nota: string) => {
    const asked = { pratica, a, riapre: false, oggi, capo: false, senzaDocumenti: false, residuo: () => null }
    return update(
      'pratiche',
      pratica._id,
      passoPatch(asked, { ...passoValues(pratica, a, oggi), nota }, usr?._id ?? ''),
      { base: pratica.versione },
    )
  }
  // a step has no way back but another step: nothing is offered
  const saved = ({ length }: { length: number }) => {
    notify({ text: elenco.cambiate(length), kind: 'success' })
    onAnswer(true)
  }
  return (
    <FormDialog
      form={form}
      onClose={() => onAnswer(false)}
      onSaved={saved}
      onSubmit={({ a, nota }) => writeMany(righe, (riga) => step(riga, a as StatoPratica, nota))}
      open
      submit={elenco.cambiaStato}
      title={elenco.cambiaStatoTitolo(righe.length)}
    >
      <SelectInput
        help={elenco.aiutoStato}
        label={elenco.nuovoStato}
        name="a"
        options={passiComuni(righe).map((value) => ({ value, label: statoPraticaLabels[value] }))}
      />
      <RecordInputs fields={passoFields} keys={['nota']} />
    </FormDialog>
  )
}
