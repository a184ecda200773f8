import type { CriteriInputProps } from '../criteri.ts'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Box, Stack, Typography } from '../index.ts'
import { type FieldProps, type FieldValues, FormProvider, useForm } from '../form.ts'
import { showcaseTexts } from './texts.ts'

/** What the shell gives: this package cannot import the engine's words and weights, nor the tenant. */
export interface SectionProps extends Pick<CriteriInputProps, 'frase' | 'pesi'> {
  primary: string | undefined
}

interface SampleProps {
  nome: string
  children: ReactNode
}

export const Sample = ({ nome, children }: SampleProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography color="textSecondary" component="p" sx={{ mb: 2 }} variant="caption">
      {nome}
    </Typography>
    {children}
  </Box>
)

export const SampleGroup = ({ nome, children }: SampleProps) => (
  <Box sx={{ '& + &': { mt: 6, pt: 5, borderTop: 1, borderColor: 'divider' } }}>
    <Typography component="h3" sx={{ mb: 3 }} variant="h3">
      {nome}
    </Typography>
    {children}
  </Box>
)

type ByName = Readonly<Record<string, ReactNode>>

export const SampleGroups = ({ of }: { of: ByName }) =>
  Object.entries(of).map(([nome, samples]) => (
    <SampleGroup key={nome} nome={nome}>
      {samples}
    </SampleGroup>
  ))

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

export const Samples = ({ min, of }: { min?: number; of: ByName }) => (
  <SampleGrid {...(min && { min })}>
    {Object.entries(of).map(([nome, sample]) => (
      <Sample key={nome} nome={nome}>
        {sample}
      </Sample>
    ))}
  </SampleGrid>
)

export const SampleLine = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
    {children}
  </Stack>
)

export interface FieldStatesProps {
  nome: string
  aiuto?: string
  valore: unknown
  sbagliato?: unknown
  errore: string
  daRivedere?: unknown
  solaLettura?: boolean
  campo: ComponentType<FieldProps & { readOnly?: boolean }>
}

export const FieldSamples = ({ of }: { of: readonly FieldStatesProps[] }) =>
  of.map((field) => <FieldStates key={field.nome} {...field} />)

function FieldStates(props: FieldStatesProps) {
  const { nome, aiuto, valore, sbagliato, errore, daRivedere, solaLettura = false, campo: Campo } = props
  const [initial] = useState(() => ({
    defaultValues: { compilato: valore, errore: sbagliato, disabilitato: valore, solaLettura: valore, daRivedere },
  }))
  const form = useForm<FieldValues>(initial)
  const { setError } = form
  useEffect(() => setError('errore', { type: 'custom', message: errore }), [setError, errore])
  const of = (name: keyof typeof showcaseTexts.stato, more: Partial<FieldProps> & { readOnly?: boolean } = {}) => (
    <Sample nome={showcaseTexts.stato[name]}>
      <Campo label={nome} name={name} {...more} />
    </Sample>
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
