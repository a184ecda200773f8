import { isFunzioneFissa } from '@bandiera/domain'
import { useAttempt } from '@bandiera/platform'
import { Alert, Box, Button, ErrorState, Skeleton, Stack, Switch, Typography } from '@bandiera/ui'
import { useId, useState } from 'react'
import { useAsked } from '../../parts/use-asked.ts'
import { parseFunzioni, type Funzione } from './feature.ts'
import { Sezione } from '../section.tsx'
import { texts as settingsTexts } from '../texts.ts'
import { texts } from '../texts-features.ts'
import { useSaveSettings, useSettings } from '../patch.ts'

/** What the tenant runs: each switch counts at once and can be taken back. */
export function Funzioni() {
  const { asked, retry } = useAsked('/api/moduli', parseFunzioni)
  const save = useSaveSettings()
  const attempt = useAttempt()
  const [last, setLast] = useState<{ funzione: Funzione; on: boolean } | null>(null)
  const set = (funzione: Funzione, on: boolean) =>
    attempt(undefined, save({ set: { [`moduli.${funzione.chiave}`]: on } }, {})).then(
      (stored) => stored && setLast({ funzione, on }),
    )
  const undo = last && (
    <Button onClick={() => void set(last.funzione, !last.on).then(() => setLast(null))}>{texts.annulla}</Button>
  )
  return (
    <Sezione chiave="funzioni" note={settingsTexts.funzioniNota} title={settingsTexts.funzioni}>
      {asked.state === 'loading' && <Skeleton height={160} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={texts.errore} />}
      {asked.state === 'ready' && (
        <>
          <Gruppo funzioni={asked.value.filter((one) => !one.predefinita)} onSet={set} title={texts.facoltative} />
          <Gruppo funzioni={asked.value.filter((one) => one.predefinita)} onSet={set} title={texts.base} />
        </>
      )}
      <Box role="status">
        {last && (
          <Alert action={undo} severity="success" sx={{ mt: 3, alignItems: 'center' }} role="presentation">
            {last.on ? texts.accesa(last.funzione.etichetta) : texts.spenta(last.funzione.etichetta)}
          </Alert>
        )}
      </Box>
    </Sezione>
  )
}

interface GruppoProps {
  title: string
  funzioni: readonly Funzione[]
  onSet: (funzione: Funzione, on: boolean) => Promise<unknown>
}

const Gruppo = ({ title, funzioni, onSet }: GruppoProps) => (
  <Box sx={{ '& + &': { mt: 5 } }}>
    <Typography component="h3" variant="h3">
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {funzioni.map((funzione) => (
        <Riga funzione={funzione} key={funzione.chiave} onSet={onSet} />
      ))}
    </Box>
  </Box>
)

function Riga({ funzione, onSet }: { funzione: Funzione; onSet: GruppoProps['onSet'] }) {
  const { moduli, moduliPerConto, variante } = useSettings() ?? {}
  const { chiave, etichetta, predefinita, pagine, menu } = funzione
  const id = useId()
  const fixed = isFunzioneFissa(chiave)
  const inMenu = menu === 'sempre' || (Array.isArray(menu) && variante !== undefined && menu.includes(variante))
  const accounts = moduli?.[chiave] === true ? 0 : (moduliPerConto?.[chiave]?.length ?? 0)
  const facts = [
    texts.pagine(pagine),
    ...(menu !== 'no' && !inMenu ? [texts.fuoriMenu] : []),
    ...(accounts > 0 ? [texts.riservata(accounts)] : []),
    ...(fixed ? [texts.fissa] : []),
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
