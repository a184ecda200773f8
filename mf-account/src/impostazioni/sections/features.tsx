import { isFixedFeature } from '@bandiera/domain'
import { useAttempt } from '@bandiera/platform'
import { Alert, Box, Button, ErrorState, Skeleton, Stack, Switch, Typography } from '@bandiera/ui'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { useAsked } from '../../parts/use-asked.ts'
import { SettingsSection } from '../form.tsx'
import { featureTexts } from '../texts.ts'
import { useSaveSettings, useSettings } from '../patch.ts'

/** Each switch takes effect at once and can be undone. */
export function FeaturesSection() {
  const { asked, retry } = useAsked('/api/moduli', parseFeatures)
  const save = useSaveSettings()
  const attempt = useAttempt()
  const [last, setLast] = useState<{ funzione: Feature; on: boolean } | null>(null)
  const set = (funzione: Feature, on: boolean) =>
    attempt(undefined, save({ set: { [`moduli.${funzione.chiave}`]: on } }, {})).then(
      (stored) => stored && setLast({ funzione, on }),
    )
  const undo = last && (
    <Button onClick={() => void set(last.funzione, !last.on).then(() => setLast(null))}>{featureTexts.cancel}</Button>
  )
  return (
    <SettingsSection name="funzioni">
      {asked.state === 'loading' && <Skeleton height={160} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={featureTexts.error} />}
      {asked.state === 'ready' && (
        <>
          <Group funzioni={asked.value.filter((one) => !one.predefinita)} onSet={set} title={featureTexts.optional} />
          <Group funzioni={asked.value.filter((one) => one.predefinita)} onSet={set} title={featureTexts.base} />
        </>
      )}
      <Box role="status">
        {last && (
          <Alert action={undo} severity="success" sx={{ mt: 3, alignItems: 'center' }} role="presentation">
            {last.on ? featureTexts.on(last.funzione.etichetta) : featureTexts.off(last.funzione.etichetta)}
          </Alert>
        )}
      </Box>
    </SettingsSection>
  )
}

interface GroupProps {
  title: string
  funzioni: readonly Feature[]
  onSet: (funzione: Feature, on: boolean) => Promise<unknown>
}

const Group = ({ title, funzioni, onSet }: GroupProps) => (
  <Box sx={{ '& + &': { mt: 5 } }}>
    <Typography component="h3" variant="h3">
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {funzioni.map((funzione) => (
        <FeatureRow funzione={funzione} key={funzione.chiave} onSet={onSet} />
      ))}
    </Box>
  </Box>
)

function FeatureRow({ funzione, onSet }: { funzione: Feature; onSet: GroupProps['onSet'] }) {
  const { moduli, moduliPerConto, variante } = useSettings() ?? {}
  const { chiave, etichetta, predefinita, pagine, menu } = funzione
  const id = useId()
  const fixed = isFixedFeature(chiave)
  const inMenu = menu === 'sempre' || (Array.isArray(menu) && variante !== undefined && menu.includes(variante))
  const accounts = moduli?.[chiave] === true ? 0 : (moduliPerConto?.[chiave]?.length ?? 0)
  const facts = [
    featureTexts.pages(pagine),
    ...(menu !== 'no' && !inMenu ? [featureTexts.outsideMenu] : []),
    ...(accounts > 0 ? [featureTexts.reserved(accounts)] : []),
    ...(fixed ? [featureTexts.fixed] : []),
  ]
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 3, py: 2, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="label" htmlFor={`${id}-s`} sx={{ fontWeight: 600 }}>
          {etichetta}
        </Box>
        <Box id={`${id}-n`} sx={{ color: 'text.secondary', typography: 'body2' }}>
          {facts.join(' ')}
        </Box>
      </Box>
      <Switch
        checked={moduli?.[chiave] ?? predefinita}
        disabled={fixed}
        onChange={(event) => void onSet(funzione, event.target.checked)}
        slotProps={{ input: { id: `${id}-s`, 'aria-describedby': `${id}-n` } }}
      />
    </Stack>
  )
}

const FeatureSchema = z.object({
  chiave: z.string(),
  etichetta: z.string(),
  predefinita: z.boolean(),
  pagine: z.array(z.string()),
  menu: z.union([z.enum(['sempre', 'no']), z.array(z.string())]),
})
type Feature = z.infer<typeof FeatureSchema>

function parseFeatures(body: unknown): Feature[] {
  const { funzioni } = z.object({ funzioni: z.array(FeatureSchema) }).parse(body)
  return funzioni.toSorted((a, b) => a.etichetta.localeCompare(b.etichetta, 'it'))
}
