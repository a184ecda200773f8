import { clickDay, precompilazione, type DatiBando, type Momento } from '@bandiera/domain'
import { Box, Typography } from '@bandiera/ui'
import { ContoAllaRovescia } from '@bandiera/ui/detail'
import { testi } from '../testi.ts'

/** Until a grant opens: the hour of a click day with what is left to it, and whether applications can be written already. */
export function ClickDay({ data, momento }: { data: DatiBando; momento: Momento }) {
  const giorno = clickDay(data, momento)
  const scrivere = precompilazione(data, momento)
  if (!giorno && !scrivere) return null
  return (
    <Box sx={{ mb: 3, pl: 3, borderLeft: 3, borderColor: 'primary.main' }}>
      {giorno && (
        <>
          <Typography>{giorno.quando}</Typography>
          {giorno.istante === null ? (
            <Typography color="textSecondary">{testi.oraNonNota}</Typography>
          ) : (
            <Typography className="no-print" sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
              {testi.tra} <ContoAllaRovescia istante={giorno.istante} />
            </Typography>
          )}
        </>
      )}
      {scrivere && <Typography sx={{ mt: giorno ? 1 : 0 }}>{scrivere}</Typography>}
    </Box>
  )
}
