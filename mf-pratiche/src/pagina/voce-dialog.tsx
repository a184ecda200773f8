import { type Pratica } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
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
  const { notify } = usePortal()
  const { update, addLine, setLine } = usePraticaWrites(pratica)
  const voce = index === null ? undefined : pratica.checklist?.[index]
  const form = useForm<Values>({
    defaultValues: {
      voce: voce?.voce ?? '',
      obbligatoria: voce?.obbligatoria ?? true,
      scadenza: voce?.scadenza ?? '',
    },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const save = (values: Values) => {
    const { scadenza, ...rest } = values
    if (index !== null) return update(setLine('checklist', index, { ...rest, scadenza: scadenza || undefined }))
    return update(addLine('checklist', { ...rest, stato: 'manca', ...(scadenza ? { scadenza } : {}) }))
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={() => notify({ text: testi.salvato, kind: 'success' })}
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
