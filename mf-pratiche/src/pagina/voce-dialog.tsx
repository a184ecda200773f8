import { formOf, knownOf, voceFields, type ConflictChoice, type Pratica } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { FormDialog, RecordInputs, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { checklist: t } = testi.pagina
const CAMPI = ['voce', 'obbligatoria', 'scadenza'] as const
const voci = formOf(voceFields, CAMPI)
const Schema = z.object(voci.shape)
type Values = z.infer<typeof Schema>

interface VoceDialogProps {
  pratica: Pratica
  /** The line to change; `null` for a new one. */
  index: number | null
  onClose: () => void
}

/** A document to collect: its name, whether it is mandatory, until when it is good. */
export function VoceDialog({ pratica, index, onClose }: VoceDialogProps) {
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update, addLine, setLine } = usePraticaWrites(before)
  const voce = index === null ? undefined : before.checklist?.[index]
  const form = useForm<Values>({
    defaultValues: voci.values(voce ?? { obbligatoria: true }),
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const save = (values: Values, choice?: ConflictChoice) => {
    const typed = voci.record(values)
    if (index !== null) return update(setLine('checklist', index, typed), choice)
    return update(addLine('checklist', { ...knownOf(typed), stato: 'manca' }), choice)
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={save}
      open
      title={index === null ? t.aggiungiTitolo : t.modificaTitolo}
    >
      <RecordInputs fields={voceFields} keys={CAMPI} />
    </FormDialog>
  )
}
