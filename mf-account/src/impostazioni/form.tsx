import type { WritePatch } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { Button, EditIcon, FirstField, uiTexts, useUrlOpened } from '@bandiera/ui'
import { type DefaultValues, type FieldValues, PortalForm, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { texts } from './texts.ts'
import { useSaveSettings, useSettings } from './patch.ts'
import { Panel } from '../parts/panel.tsx'

interface SettingsForm<V extends FieldValues> {
  /** The title of the section when absent. */
  label?: string
  schema: z.ZodMiniType<V, V>
  start: V
  patch: (values: V) => WritePatch
  fields: ReactNode
}

type FormProps<V extends FieldValues> = SettingsForm<V> & { label: string; onClose: () => void }

function EditForm<V extends FieldValues>({ label, schema, start, patch, onClose, fields }: FormProps<V>) {
  const save = useSaveSettings()
  const settings = useSettings()
  const [base] = useState(settings?.versione)
  const saved = useSaved(texts.salvato, onClose)
  const place = useRef<HTMLDivElement>(null)
  const form = useForm<V, unknown, V>({
    resolver: standardSchemaResolver(schema),
    defaultValues: start as DefaultValues<V>,
  })
  useEffect(() => place.current?.querySelector<HTMLElement>('input:not([type=color]), textarea, button')?.focus(), [])
  return (
    <div ref={place}>
      <PortalForm
        form={form}
        label={label}
        onCancel={onClose}
        onSaved={saved}
        onSubmit={(values, choice) => save(patch(values), { base, choice })}
      >
        {fields}
      </PortalForm>
    </div>
  )
}

type Texts = typeof texts
export type SectionName = {
  [K in keyof Texts]: `${K}Nota` extends keyof Texts ? K : never
}[keyof Texts]

interface SettingsSectionProps<V extends FieldValues> {
  /** In the address: `#video`, and `?modifica=video` while its form is open. */
  name: SectionName
  note?: ReactNode
  form?: () => SettingsForm<V>
  children: ReactNode
}

/** Only one form is open, named by the address; opening another one asks first when there is unsaved input. */
export function SettingsSection<V extends FieldValues>({ name, note, form, children }: SettingsSectionProps<V>) {
  const [opened, open] = useUrlOpened('modifica')
  const isOpen = opened === name
  const title = texts[name]
  const edit = form && !isOpen && (
    <Button aria-label={texts.modifica(title)} onClick={() => open(name)} startIcon={<EditIcon />}>
      {uiTexts.modifica}
    </Button>
  )
  return (
    <Panel actions={edit} id={name} note={note ?? texts[`${name}Nota`]} title={title}>
      {form && isOpen ? (
        <FirstField>
          <EditForm label={title} onClose={() => open(null)} {...form()} />
        </FirstField>
      ) : (
        children
      )}
    </Panel>
  )
}
