import { isFunzioneFissa } from '@bandiera/domain'
import { useAttempt } from '@bandiera/platform'
import { Alert, Box, Button, ErrorState, Skeleton, Stack, Switch, Typography } from '@bandiera/ui'
import { useId, useState } from 'react'
import { useAsked } from '../parts/use-asked.ts'
import { parseFunzioni, type Funzione } from './funzione.ts'
import { Sezione } from './sezione.tsx'
import { testi as comuni } from './testi.ts'
import { testi } from './testi-funzioni.ts'
import { useSaveSettings, useSettings } from './use-settings.ts'

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
    <Button onClick={() => void set(last.funzione, !last.on).then(() => setLast(null))}>{testi.annulla}</Button>
  )
  return (
    <Sezione chiave="funzioni" note={comuni.funzioniNota} title={comuni.funzioni}>
      {asked.state === 'loading' && <Skeleton height={160} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={testi.errore} />}
      {asked.state === 'ready' && (
        <>
          <Gruppo funzioni={asked.value.filter((one) => !one.predefinita)} onSet={set} title={testi.facoltative} />
          <Gruppo funzioni={asked.value.filter((one) => one.predefinita)} onSet={set} title={testi.base} />
        </>
      )}
      <Box role="status">
        {last && (
          <Alert action={undo} severity="success" sx={{ mt: 3, alignItems: 'center' }} role="presentation">
            {last.on ? testi.accesa(last.funzione.etichetta) : testi.spenta(last.funzione.etichetta)}
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
    testi.pagine(pagine),
    ...(menu !== 'no' && !inMenu ? [testi.fuoriMenu] : []),
    ...(accounts > 0 ? [testi.riservata(accounts)] : []),
    ...(fixed ? [testi.fissa] : []),
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
