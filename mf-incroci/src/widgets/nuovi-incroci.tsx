import type { Voce } from '@bandiera/matching'
import { ErrorState, Stack, Typography } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { NonAggiornato } from '../parts/non-aggiornato.tsx'
import { hrefAmmissibili, hrefAziendeAmmissibili, INCROCI } from '../paths.ts'
import { testi } from './testi.ts'
import { useConteggi } from './use-conteggi.ts'
import { Vuoto } from './vuoto.tsx'

/** Which grants that opened lately fit somebody, and which companies have most to choose from. */
export function Component() {
  const { conteggi, error, retry } = useConteggi()
  if (!conteggi) return error ? <ErrorState onRetry={retry} text={error} /> : <WidgetSkeleton />
  if (conteggi.vuoto) return <Vuoto />
  return (
    <Stack sx={{ gap: 4 }}>
      <NonAggiornato error={error} retry={retry} />
      <Nuovi voci={conteggi.nuovi} />
      <Aziende voci={conteggi.aziende} />
    </Stack>
  )
}

interface VociProps {
  voci: readonly Voce[]
}

function Nuovi({ voci }: VociProps) {
  if (voci.length === 0) return <Typography color="textSecondary">{testi.nessunNuovo}</Typography>
  const items = voci.map(({ id, nome, n }) => ({
    id,
    label: nome,
    href: hrefAziendeAmmissibili(id),
    note: testi.aziende(n),
  }))
  return <ShortList items={items} label={testi.nuovi} />
}

function Aziende({ voci }: VociProps) {
  if (voci.length === 0) return <Typography color="textSecondary">{testi.nessuno}</Typography>
  const items = voci.map(({ id, nome, n }) => ({ id, label: nome, href: hrefAmmissibili(id), note: testi.bandi(n) }))
  return <ShortList items={items} label={testi.perAzienda} more={{ label: testi.vai, href: INCROCI }} />
}
