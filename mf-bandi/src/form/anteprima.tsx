import type { DatiBando } from '@bandiera/domain'
import { Box, Typography } from '@bandiera/ui'
import { useWatch, type UseFormReturn } from '@bandiera/ui/form'
import { useDeferredValue, useMemo } from 'react'
import { BandoFacts } from '../lettura/bando-facts.tsx'
import { BandoTesto } from '../lettura/bando-testo.tsx'
import { testi } from '../testi.ts'
import { bandoData, type BandoValues } from './bando-values.ts'

interface AnteprimaProps {
  form: UseFormReturn<BandoValues>
  before: DatiBando | undefined
}

/** The grant as its readers will see it, while one types; typing never waits for it. */
export function Anteprima({ form, before }: AnteprimaProps) {
  const now = useWatch({ control: form.control }) as BandoValues
  const values = useDeferredValue(now)
  const data = useMemo(() => bandoData(values, before), [values, before])
  return (
    <Box aria-label={testi.form.anteprima} component="section" sx={{ minWidth: 0 }}>
      <Typography color="textSecondary" variant="body2">
        {testi.form.anteprima}
      </Typography>
      <Typography component="p" sx={{ mt: 2 }} variant="h1">
        {data.titolo || testi.form.senzaTitolo}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {[data.ente, data.sottotitolo].filter(Boolean).join(' · ')}
      </Typography>
      <BandoFacts data={data} />
      <BandoTesto data={data} />
    </Box>
  )
}
