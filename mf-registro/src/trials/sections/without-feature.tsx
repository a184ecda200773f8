import { Box, ErrorState, FormControl, FormControlLabel, FormLabel, OutlinedInput, Skeleton } from '@bandiera/ui'
import { Checkbox } from '@bandiera/ui/form'
import { NativeSelect } from '@bandiera/ui/list'
import { useId, useState } from 'react'
import { type Feature, OutlookTable, parseFeatures, parseOutlook } from '../parts/outlook.tsx'
import type { Tenant } from '../../parts/registry.ts'
import { useAnswer, useAsked } from '../../parts/requests.ts'
import { texts } from '../texts.ts'

export function WithoutFeature({ clienti }: { clienti: readonly Tenant[] }) {
  const [cliente, setCliente] = useState('')
  const id = useId()
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 3, maxWidth: '75ch' }}>{texts.featureNote}</Box>
      <FormControl fullWidth sx={{ maxWidth: 400 }}>
        <FormLabel htmlFor={id} sx={{ mb: 1 }}>
          {texts.tenant}
        </FormLabel>
        <NativeSelect
          input={<OutlinedInput size="small" />}
          inputProps={{ id }}
          onChange={(event) => setCliente(event.target.value)}
          value={cliente}
        >
          <option value="">{texts.chooseTenant}</option>
          {clienti.map((one) => (
            <option key={one.id} value={one.id}>
              {one.nome === one.id ? one.id : `${one.nome} (${one.id})`}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {cliente && <FeatureChoice cliente={cliente} key={cliente} />}
    </>
  )
}

function FeatureChoice({ cliente }: { cliente: string }) {
  const [spente, setSpente] = useState<readonly string[]>([])
  const path = `/api/registro/funzioni/${encodeURIComponent(cliente)}`
  const { value, error, retry } = useAsked(path, parseFeatures)
  const question = spente.length > 0 ? { tenant: cliente, spente } : null
  const chiesto = useAnswer('/api/registro/funzioni?tabella=1', question, parseOutlook)
  if (value === null && error !== null) return <ErrorState onRetry={retry} text={error} title={texts.featuresError} />
  if (value === null) return <Skeleton height={160} sx={{ mt: 3 }} variant="rounded" />
  const toggle = (key: string) =>
    setSpente(spente.includes(key) ? spente.filter((one) => one !== key) : [...spente, key])
  return (
    <>
      <Box component="fieldset" sx={{ border: 0, m: 0, mt: 4, p: 0 }}>
        <FormLabel component="legend">{texts.features}</FormLabel>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' }}>
          {value.map((funzione) => (
            <FormControlLabel
              control={<Checkbox checked={spente.includes(funzione.key)} onChange={() => toggle(funzione.key)} />}
              disabled={!funzione.on}
              key={`${funzione.id} ${funzione.key}`}
              label={labelOf(funzione)}
            />
          ))}
        </Box>
      </Box>
      <OutlookTable chiesto={chiesto} niente={texts.noFeatures} />
    </>
  )
}

const labelOf = ({ label, on, fixed }: Feature): string => {
  if (!on) return texts.off(label)
  return fixed ? texts.fixed(label) : label
}
