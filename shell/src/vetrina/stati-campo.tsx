import { FormProvider, useForm, type FieldProps, type FieldValues } from '@bandiera/ui/form'
import { useEffect, useState, type ReactNode } from 'react'
import { Campione, Griglia, Gruppo } from './campione.tsx'
import { testi } from './testi.ts'

interface StatiCampoProps {
  /** Label of the field, and title of the group. */
  nome: string
  aiuto?: string
  /** A right value, and what a wrong one is told. */
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
export function StatiCampo(props: StatiCampoProps) {
  const { nome, aiuto, valore, sbagliato, errore, daRivedere, solaLettura = false, campo } = props
  const [initial] = useState(() => ({
    defaultValues: { compilato: valore, errore: sbagliato, disabilitato: valore, solaLettura: valore, daRivedere },
  }))
  const form = useForm<FieldValues>(initial)
  const { setError } = form
  useEffect(() => setError('errore', { type: 'custom', message: errore }), [setError, errore])
  const of = (name: keyof typeof testi.stato, more: Partial<FieldProps> & { readOnly?: boolean } = {}) => (
    <Campione nome={testi.stato[name]}>{campo({ name, label: nome, ...more })}</Campione>
  )
  return (
    <Gruppo nome={nome}>
      <FormProvider {...form}>
        <Griglia>
          {of('vuoto', aiuto ? { help: aiuto } : {})}
          {of('compilato')}
          {of('errore')}
          {of('facoltativo', { optional: true })}
          {of('disabilitato', { disabled: true })}
          {solaLettura && of('solaLettura', { readOnly: true })}
          {daRivedere !== undefined && of('daRivedere')}
        </Griglia>
      </FormProvider>
    </Gruppo>
  )
}
