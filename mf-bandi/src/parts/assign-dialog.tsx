import { gestoriOfBando, type Bando } from '@bandiera/domain'
import { FormDialog, optionsOf, PickListInput, SelectInput, useSchemaForm } from '@bandiera/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useGestori } from './reader-fields.tsx'
import { texts } from '../texts.ts'
import { Refusals, type Refusal, useBulkWrite } from './use-bulk-write.tsx'

const { redazione, form: words } = texts
const AssignSchema = z.object({
  modo: z.enum(['aggiungi', 'togli']),
  gestori: z.array(z.string()).check(z.minLength(1, redazione.chooseGestore)),
})
type AssignValues = z.infer<typeof AssignSchema>

/** The gestori of a grant that an import holds are stored apart until it is published. */
const pathOf = ({ data }: Bando): string =>
  data.fonte?.gestori && data.gestori.length === 0 ? 'data.fonte.gestori' : 'data.gestori'

export function AssignDialog({ bandi, onClose }: { bandi: readonly Bando[]; onClose: (done: boolean) => void }) {
  const gestori = useGestori()
  const { run } = useBulkWrite()
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const [chosen] = useState(bandi)
  const form = useSchemaForm<AssignValues>(AssignSchema, { modo: 'aggiungi', gestori: [] }, { mode: 'onSubmit' })
  const save = async ({ modo, gestori: ids }: AssignValues) => {
    const next = ({ data }: Bando) => {
      const now = gestoriOfBando(data)
      return modo === 'aggiungi' ? [...new Set([...now, ...ids])] : now.filter((one) => !ids.includes(one))
    }
    const changed = chosen.filter((bando) => next(bando).length !== gestoriOfBando(bando.data).length)
    const failed = await run(changed, (bando) => ({ set: { [pathOf(bando)]: next(bando) } }))
    setRefused(failed)
    if (failed.length > 0) throw new Error(redazione.refusedOnes)
  }
  const [saved, setSaved] = useState(false)
  return (
    <FormDialog
      form={form}
      onClose={() => onClose(saved)}
      onSaved={() => {
        setSaved(true)
        onClose(true)
      }}
      onSubmit={save}
      open
      submit={redazione.assign}
      title={`${redazione.assign}: ${redazione.count(chosen.length)}`}
    >
      <Refusals rifiuti={refused} title={redazione.refusedOnes} />
      <SelectInput label={redazione.assignMode} name="modo" options={optionsOf(redazione.modes)} />
      <PickListInput
        help={gestori.length === 0 ? words.nessunGestore : undefined}
        label={texts.colonne.gestori}
        name="gestori"
        options={gestori}
        search={words.cercaGestori}
      />
    </FormDialog>
  )
}
