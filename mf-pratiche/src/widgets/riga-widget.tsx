import { AppLink, Box, Typography } from '@bandiera/ui'
import { ScadenzaTesto } from '../parts/scadenza-testo.tsx'

export interface RigaWidgetProps {
  to: string
  name: string
  detail: string
  data?: string | undefined
  giorni: number | null
}

/** A line of a list on the dashboard: a link, what it is about, and its day. */
export function RigaWidget({ to, name, detail, data, giorni }: RigaWidgetProps) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline', py: 1.5 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <AppLink to={to}>{name}</AppLink>
        <Typography color="textSecondary" variant="body2">
          {detail}
        </Typography>
      </Box>
      {data && giorni !== null && <ScadenzaTesto data={data} giorni={giorni} />}
    </Box>
  )
}
