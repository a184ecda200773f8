import { type Azienda, aziendaFields, boundOf } from '@bandiera/domain'
import { useHeld } from '@bandiera/live'
import { CheckListInput, FormDialog, PickListInput, TextInput, useSchemaForm } from '@bandiera/ui/form'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { tagsOf } from '../filters.ts'
import { texts } from '../texts.ts'
import { useWriteAll } from './use-write-all.ts'

const { labels } = texts.list
const Labels = z.array(z.string())
const Schema = z.object({ nuove: z.string(), aggiungi: Labels, togli: Labels }).check(({ value, issues }) => {
  const some = value.aggiungi.length + value.togli.length + typedIn(value.nuove).length > 0
  if (!some) issues.push({ code: 'custom', input: value, path: ['nuove'], message: labels.none })
})
type Values = z.infer<typeof Schema>

interface LabelsDialogProps {
  aziende: readonly Azienda[]
  onDone: (done: boolean) => void
}

/** Adds labels to companies and takes others off, at once. */
export function LabelsDialog({ aziende, onDone }: LabelsDialogProps) {
  const form = useSchemaForm<Values>(Schema, { nuove: '', aggiungi: [], togli: [] }, { mode: 'onSubmit' })
  const writeAll = useWriteAll()
  const held = useHeld('aziende')
  const theirs = useMemo(() => tagsOf(aziende), [aziende])
  const others = useMemo(() => {
    const onAll = new Set(theirs.filter((one) => aziende.every(({ tag }) => tag?.includes(one))))
    return tagsOf([...held, ...aziende]).filter((one) => !onAll.has(one))
  }, [held, aziende, theirs])
  const save = async (values: Values) => {
    const changed = aziende.filter((azienda) => nextOf(azienda, values).join() !== (azienda.tag ?? []).join())
    if (changed.length === 0) throw new Error(labels.same)
    const patchOf = (azienda: Azienda) => {
      const tag = nextOf(azienda, values)
      return tag.length > 0 ? { set: { tag } } : { unset: ['tag'] }
    }
    await writeAll(changed, patchOf, labels.changed)
  }
  return (
    <FormDialog
      form={form}
      onClose={() => onDone(false)}
      onSaved={() => onDone(true)}
      onSubmit={save}
      open
      title={labels.title(aziende.length)}
      width="xs"
    >
      <TextInput
        help={labels.help}
        label={labels.fresh}
        maxLength={boundOf(aziendaFields.tag).longest}
        name="nuove"
        optional
      />
      {others.length > 0 && (
        <PickListInput
          label={labels.add}
          name="aggiungi"
          optional
          options={others.map(optionOf)}
          search={labels.search}
        />
      )}
      {theirs.length > 0 && <CheckListInput label={labels.drop} name="togli" optional options={theirs.map(optionOf)} />}
    </FormDialog>
  )
}

const optionOf = (value: string) => ({ value, label: value })

const typedIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Those of before in their order, without what is taken off, then the new ones. */
const nextOf = ({ tag = [] }: Azienda, { nuove, aggiungi, togli }: Values): string[] => {
  const added = [...aggiungi, ...typedIn(nuove)]
  return [...new Set([...tag.filter((one) => !togli.includes(one) || added.includes(one)), ...added])]
}
