import {
  Box,
  ErrorState,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  OutlinedInput,
  Skeleton,
  UrlTabs,
} from '@bandiera/ui'
import { Checkbox } from '@bandiera/ui/form'
import { FileDrop } from '@bandiera/ui/import'
import { NativeSelect } from '@bandiera/ui/list'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { RegistryPage } from '../parts/page.tsx'
import { useAnswer, useAsked, useRegistry } from '../parts/requests.ts'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'
import { type Feature, OutlookTable, parseFeatures, parseOutlook } from './parts/outlook.tsx'
import type { Tenant } from '../parts/registry.ts'

export function Component() {
  const asked = useRegistry()
  return (
    <RegistryPage asked={asked} title={moduleTexts.prove}>
      {({ tenant }) => (
        <>
          <Box sx={{ color: 'text.secondary', mb: 4, maxWidth: '75ch' }}>{texts.intro}</Box>
          <UrlTabs
            label={texts.tabs}
            tabs={[
              { id: 'shell', label: texts.shell, content: <OtherShell /> },
              { id: 'funzione', label: texts.feature, content: <WithoutFeature clienti={tenant} /> },
            ]}
          />
        </>
      )}
    </RegistryPage>
  )
}

export function OtherShell() {
  const [text, setText] = useState('')
  const [fileName, setFileName] = useState<string>()
  const id = useId()
  const shell = readShell(text)
  const isWrong = text.trim() !== '' && shell === null
  const chiesto = useAnswer('/api/registro/shell?tabella=1', shell, parseOutlook)
  const take = async (file: File) => {
    setText(await file.text())
    setFileName(file.name)
  }
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 3, maxWidth: '75ch' }}>{texts.shellNote}</Box>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
        <FileDrop
          accept=".json,application/json"
          fileName={fileName}
          label={texts.file}
          onFile={(file) => void take(file)}
        />
        <FormControl error={isWrong} fullWidth>
          <FormLabel htmlFor={id} sx={{ mb: 1 }}>
            {texts.text}
          </FormLabel>
          <OutlinedInput
            inputProps={{
              'aria-describedby': isWrong ? `${id}-note` : undefined,
              'aria-invalid': isWrong,
              id,
              spellCheck: false,
            }}
            maxRows={10}
            minRows={4}
            multiline
            onChange={(event) => {
              setText(event.target.value)
              setFileName(undefined)
            }}
            value={text}
          />
          {isWrong && (
            <FormHelperText id={`${id}-note`} role="alert">
              {texts.textError}
            </FormHelperText>
          )}
        </FormControl>
      </Box>
      <OutlookTable chiesto={chiesto} niente={texts.nothing} />
    </>
  )
}

const ShellSchema = z.object({
  version: z.string(),
  contracts: z.array(z.string()).check(z.minLength(1)),
  shared: z.record(z.string(), z.string()),
})
/** What modules depend on of a shell. */
type Shell = z.infer<typeof ShellSchema>

/** `null` when the text is no `shell.json`. */
function readShell(text: string): Shell | null {
  try {
    return ShellSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

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
