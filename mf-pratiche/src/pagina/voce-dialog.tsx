import type { ConflictChoice, Pratica } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { CheckInput, DateInput, FormDialog, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { checklist: t, errori } = testi.pagina
const Schema = z.object({
  voce: z.string().check(z.trim(), z.minLength(1, errori.voce)),
  obbligatoria: z.boolean(),
  scadenza: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, errori.data)),
})
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
    defaultValues: {
      voce: voce?.voce ?? '',
      obbligatoria: voce?.obbligatoria ?? true,
      scadenza: voce?.scadenza ?? '',
    },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const save = (values: Values, choice?: ConflictChoice) => {
    const { scadenza, ...rest } = values
    if (index !== null) return update(setLine('checklist', index, { ...rest, scadenza: scadenza || undefined }), choice)
    return update(addLine('checklist', { ...rest, stato: 'manca', ...(scadenza ? { scadenza } : {}) }), choice)
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
      <TextInput label={t.voce} name="voce" />
      <CheckInput label={t.obbligatoria} name="obbligatoria" />
      <DateInput label={t.scadenza} name="scadenza" optional />
    </FormDialog>
  )
}
