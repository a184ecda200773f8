import { daysBetween, nomeScadenza, quandoScade, scadenzeAperte } from '@bandiera/domain'
import { Stack, Typography, useToday } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { useMemo } from 'react'
import { useRighe } from '../parts/use-righe.ts'
import { hrefPratica } from '../paths.ts'
import { testi } from '../testi.ts'
import { elencoDi } from './elenco-di.ts'
import { vicina } from './vicina.tsx'

const { widgets: t } = testi
const SHOWN = 6
const DAYS = 30
/** What each number counts, by the values of the list's filter. */
const NUMERI = [
  { label: t.scadute, scade: ['scaduta'] },
  { label: t.settimana, scade: ['settimana'] },
  { label: t.mese, scade: ['settimana', 'mese'] },
] as const

/** What falls due in the next thirty days, and what has passed already. */
export function Component() {
  const { righe, loading } = useRighe()
  const oggi = useToday()
  const due = useMemo(
    () =>
      righe
        .flatMap((riga) => scadenzeAperte(riga.pratica).map((scadenza) => ({ riga, scadenza })))
        .filter(({ scadenza }) => daysBetween(oggi, scadenza.data) <= DAYS)
        .sort((a, b) => a.scadenza.data.localeCompare(b.scadenza.data)),
    [righe, oggi],
  )
  if (loading) return <WidgetSkeleton />
  if (due.length === 0) return <Typography color="textSecondary">{t.nessunaScadenza}</Typography>
  const items = due.slice(0, SHOWN).map(({ riga, scadenza }, n) => ({
    id: `${riga._id} ${n}`,
    label: riga.azienda?.ragioneSociale ?? riga.pratica.titolo,
    href: `${hrefPratica(riga._id)}?tab=scadenze`,
    ...vicina(scadenza.data, oggi, nomeScadenza(scadenza.tipo)),
  }))
  const figures = NUMERI.map(({ label, scade }) => ({
    label,
    value: righe.filter(({ giorni }) => scade.some((value) => value === quandoScade(giorni))).length,
    href: elencoDi({ scade }, 'scadenza'),
  }))
  const more = { label: t.tutte, href: elencoDi({ scade: ['scaduta', 'settimana', 'mese'] }, 'scadenza') }
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures items={figures} />
      <ShortList items={items} label={t.vicine} more={more} />
    </Stack>
  )
}
