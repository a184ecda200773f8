import { compitiDi, compitiOf } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
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

/** The open tasks of the person who looks, the nearest first. */
export function Component() {
  const { usr } = usePortal()
  const me = usr?._id ?? ''
  const { righe, loading } = useRighe()
  const oggi = useToday()
  const mine = useMemo(
    () =>
      righe
        .flatMap((riga) => compitiDi(riga.pratica, me).map((compito) => ({ riga, compito })))
        .sort((a, b) => (a.compito.entro ?? '9').localeCompare(b.compito.entro ?? '9')),
    [righe, me],
  )
  if (loading) return <WidgetSkeleton />
  if (mine.length === 0) return <Typography color="textSecondary">{t.nessunCompito}</Typography>
  const count = (value: 'miei' | 'ritardo') =>
    righe.filter(({ pratica }) => compitiOf(pratica, me, oggi).includes(value)).length
  const items = mine.slice(0, SHOWN).map(({ riga, compito }, n) => ({
    id: `${riga._id} ${n}`,
    label: compito.testo,
    href: `${hrefPratica(riga._id)}?tab=attivita`,
    ...vicina(compito.entro, oggi, riga.azienda?.ragioneSociale ?? riga.pratica.titolo),
  }))
  const href = elencoDi({ compiti: ['miei'] }, 'scadenza')
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures
        items={[
          { label: t.inRitardo, value: count('ritardo'), href: elencoDi({ compiti: ['ritardo'] }, 'scadenza') },
          { label: t.conCompiti, value: count('miei'), href },
        ]}
      />
      <ShortList items={items} label={t.compitiVicini} more={{ label: t.compitiTutti, href }} />
    </Stack>
  )
}
