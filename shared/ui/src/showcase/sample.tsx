import { type ReactNode, useEffect, useState } from 'react'
import { Box, Stack, Typography } from '../index.ts'
import { type FieldProps, type FieldValues, FormProvider, useForm } from '../form.ts'
import { showcaseTexts } from './texts.ts'

interface SampleProps {
  /** Name of the state, or of the part. */
  nome: string
  children: ReactNode
}

/** One sample with its name above. */
export const Sample = ({ nome, children }: SampleProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography color="textSecondary" component="p" sx={{ mb: 2 }} variant="caption">
      {nome}
    </Typography>
    {children}
  </Box>
)

/** Samples that belong together, under the name of the part. */
export const SampleGroup = ({ nome, children }: SampleProps) => (
  <Box sx={{ '& + &': { mt: 6, pt: 5, borderTop: 1, borderColor: 'divider' } }}>
    <Typography component="h3" sx={{ mb: 3 }} variant="h3">
      {nome}
    </Typography>
    {children}
  </Box>
)

/** Samples one beside the other, as many as fit. */
export const SampleGrid = ({ min = 240, children }: { min?: number; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 5,
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
    }}
  >
    {children}
  </Box>
)

/** Small samples in a line that wraps. */
export const SampleLine = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
    {children}
  </Stack>
)

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
