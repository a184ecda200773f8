import { formatDate } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { testi } from '../testi.ts'

const { scadenze } = testi.pagina

export interface ScadenzaTestoProps {
  data: string
  /** Days from today; negative when it has passed. */
  giorni: number
}

/** A day, and how far it is while that matters; one that has passed says so in words. */
export function ScadenzaTesto({ data, giorni }: ScadenzaTestoProps) {
  const near = giorni < 0 ? scadenze.da(-giorni) : giorni <= 7 ? scadenze.tra(giorni) : null
  const color = giorni < 0 ? 'error.main' : giorni <= 7 ? 'warning.main' : undefined
  return (
    <Box component="span" sx={{ whiteSpace: 'normal' }}>
      {formatDate(data)}
      {near && ' '}
      {near && (
        <Box component="span" sx={{ color, fontWeight: 500, whiteSpace: 'nowrap' }}>
          {near}
        </Box>
      )}
    </Box>
  )
}
