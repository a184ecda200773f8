import { Box, Typography } from '@bandiera/ui'
import { testi } from '../testi.ts'
import { EventoLink } from './evento.tsx'
import type { MeseProps } from './mese.tsx'

const days = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A month as a list of the days on which something falls due. */
export function Agenda({ mese, oggi, eventi }: MeseProps) {
  const inMonth = [...eventi]
    .filter(([giorno]) => giorno.slice(0, 7) === mese.slice(0, 7))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  if (inMonth.length === 0) return <Typography color="textSecondary">{testi.elenco.nessunaScadenza}</Typography>
  return (
    <Box aria-label={testi.elenco.calendario} component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {inMonth.map(([giorno, list]) => (
        <Box component="li" key={giorno} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>
            <time dateTime={giorno}>{days.format(new Date(`${giorno}T00:00:00Z`))}</time>
          </Typography>
          {list.map((evento, n) => (
            <EventoLink evento={evento} key={n} oggi={oggi} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
