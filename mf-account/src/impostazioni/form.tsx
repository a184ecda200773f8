import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { WritePatch } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { PortalForm, useForm, type DefaultValues, type FieldValues } from '@bandiera/ui/form'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { texts } from './texts.ts'
import { useSaveSettings, useSettings } from './patch.ts'

interface SettingsFormProps<V extends FieldValues> {
  label: string
  schema: z.ZodMiniType<V, V>
  start: V
  patch: (values: V) => WritePatch
  onClose: () => void
  children: ReactNode
}

/** The form of one section: checked here as the server checks it, stored, closed. */
export function SettingsForm<V extends FieldValues>({
  label,
  schema,
  start,
  patch,
  onClose,
  children,
}: SettingsFormProps<V>) {
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
        {children}
      </PortalForm>
    </div>
  )
}
