import type { Bando, Momento } from '@bandiera/domain'
import { useCollection, useLiveStatus } from '@bandiera/live'
import { AppLink, Stack, Typography, useMomento } from '@bandiera/ui'
import { Figures, WidgetSkeleton } from '@bandiera/ui/charts'
import { BANDI, IMPORTA } from '../paths.ts'
import { testi as testiBandi } from '../texts.ts'
import { testi } from './texts.ts'
import { bandiFilters } from '../filters.ts'

const NUMERI: readonly [string, Scelte][] = [
  [testi.bozze, { redazione: 'bozza' }],
  [testi.inRevisione, { redazione: 'in_revisione' }],
  [testi.pubblicatiInScadenza, { redazione: 'pubblicato', stato: 'in_chiusura' }],
  [testi.daControllare, { controllo: 'si' }],
]

/** What waits for an editore: drafts, what is to revise, what is about to close, imports with open checks. */
export function Component() {
  const all = useCollection('bandi')
  const { ready } = useLiveStatus()
  const momento = useMomento(all)
  if (!ready && all.length === 0) return <WidgetSkeleton />
  const items = NUMERI.map(([label, scelte]) => {
    const { bandi, href } = inElenco(all, scelte, momento)
    return { label, value: bandi.length, href }
  })
  return (
    <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
      {all.length === 0 && <Typography color="textSecondary">{testi.nessunBandoEditore}</Typography>}
      <Figures items={items} />
      {all.length === 0 ? (
        <AppLink to={IMPORTA}>{testiBandi.importa.bottone}</AppLink>
      ) : (
        <AppLink to={BANDI}>{testi.vaiAiBandi}</AppLink>
      )}
    </Stack>
  )
}

/** Filters of the list by their value. */
export type Scelte = Readonly<Record<string, string>>

/** The grants that the list shows with these filters, and the address of that list: number and list cannot differ. */
export function inElenco(
  bandi: readonly Bando[],
  scelte: Scelte,
  momento: Momento,
): { bandi: readonly Bando[]; href: string } {
  const filters = bandiFilters({ momento, curator: true, isNew: () => false, news: false }).filter(
    ({ id }) => id in scelte,
  )
  const found = bandi.filter((bando) => filters.every(({ id, of }) => [of(bando)].flat().includes(scelte[id] ?? '')))
  return {
    bandi: found,
    href: `/bandi?${Object.entries(scelte)
      .map(([id, value]) => `f=${id}:=:${value}`)
      .join('&')}`,
  }
}
