import { FormProvider, useForm, type FieldProps, type FieldValues } from '../form.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { Sample, SampleGrid, SampleGroup } from './sample.tsx'
import { showcaseTexts } from './texts.ts'

interface FieldStatesProps {
  /** Label of the field, and title of the group. */
  nome: string
  aiuto?: string
  /** A right value, and the message of a wrong one. */
  valore: unknown
  sbagliato?: unknown
  errore: string
  /** A value that is fine but has to be looked at again. */
  daRivedere?: unknown
  /** Whether the field knows `readOnly`. */
  solaLettura?: boolean
  campo: (props: FieldProps & { readOnly?: boolean }) => ReactNode
}

/** A field of the kit in each of its states. */
export function FieldStates(props: FieldStatesProps) {
  const { nome, aiuto, valore, sbagliato, errore, daRivedere, solaLettura = false, campo } = props
  const [initial] = useState(() => ({
    defaultValues: { compilato: valore, errore: sbagliato, disabilitato: valore, solaLettura: valore, daRivedere },
  }))
  const form = useForm<FieldValues>(initial)
  const { setError } = form
  useEffect(() => setError('errore', { type: 'custom', message: errore }), [setError, errore])
  const of = (name: keyof typeof showcaseTexts.stato, more: Partial<FieldProps> & { readOnly?: boolean } = {}) => (
    <Sample nome={showcaseTexts.stato[name]}>{campo({ name, label: nome, ...more })}</Sample>
  )
  return (
    <SampleGroup nome={nome}>
      <FormProvider {...form}>
        <SampleGrid>
          {of('vuoto', aiuto ? { help: aiuto } : {})}
          {of('compilato')}
          {of('errore')}
          {of('facoltativo', { optional: true })}
          {of('disabilitato', { disabled: true })}
          {solaLettura && of('solaLettura', { readOnly: true })}
          {daRivedere !== undefined && of('daRivedere')}
        </SampleGrid>
      </FormProvider>
    </SampleGroup>
  )
}
