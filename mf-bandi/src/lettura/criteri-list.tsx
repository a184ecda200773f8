import type { DatiBando } from '@bandiera/domain'
import { regoleBando } from '@bandiera/matching'
import { Box, Typography, useToday } from '@bandiera/ui'
import { testi } from '../testi.ts'
import { Bullets } from './bullets.tsx'

/** Who may apply, in plain Italian: binding rules, preferences, and what the grant does not say. */
export function CriteriList({ data }: { data: Pick<DatiBando, 'criteri' | 'dataApertura'> }) {
  const oggi = useToday()
  const { vincolanti, preferenziali, nonIndicate } = regoleBando(data, { oggi })
  return (
    <Box aria-label={testi.criteri} role="region">
      {vincolanti.length + preferenziali.length === 0 && <Typography>{testi.nessunCriterio}</Typography>}
      <Rules groups={vincolanti} title={testi.criteri} />
      <Rules groups={preferenziali} title={testi.preferenziali} />
      <Rules groups={nonIndicate} title={testi.nonIndicati} />
    </Box>
  )
}

function Rules({ title, groups }: { title: string; groups: readonly string[][] }) {
  if (groups.length === 0) return null
  return (
    <Box sx={{ mb: 3 }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Bullets
        items={groups.map((group) =>
          group.length === 1 ? (
            group[0]
          ) : (
            <>
              {testi.almenoUno}
              <Bullets items={group} />
            </>
          ),
        )}
      />
    </Box>
  )
}
