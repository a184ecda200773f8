import { formatInstant, type AvvisoRegistro } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { AppLink, Box, HiddenText, Typography } from '@bandiera/ui'
import { testi } from './testi-avvisi.ts'

interface Props {
  avvisi: readonly AvvisoRegistro[]
  onLeave: () => void
  onFailure: (failure: Error) => void
}

/** Alerts to operators of the registry, newest first. A press on one opens the page where they decide, and marks it as read. */
export function AvvisiRegistro({ avvisi, onLeave, onFailure }: Props) {
  const { update } = useWrites()
  if (avvisi.length === 0) return null
  const follow = ({ _id, lettoIl }: AvvisoRegistro) => {
    if (!lettoIl) void update('avvisi', _id, { set: { lettoIl: new Date().toISOString() } }).catch(onFailure)
    onLeave()
  }
  return (
    <Box aria-labelledby="avvisi-registro" component="section" sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
      <Typography component="h3" id="avvisi-registro" sx={{ px: 4 }} variant="subtitle2">
        {testi.registro}
      </Typography>
      <Box aria-labelledby="avvisi-registro" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {avvisi
          .toSorted((a, b) => b.quando.localeCompare(a.quando))
          .map((avviso) => (
            <Box component="li" key={avviso._id} sx={{ px: 4, py: 1.5, overflowWrap: 'anywhere' }}>
              <AppLink
                onClick={() => follow(avviso)}
                sx={{ fontWeight: avviso.lettoIl ? 400 : 500 }}
                to="/registro"
                variant="body2"
              >
                {avviso.titolo}
              </AppLink>
              {!avviso.lettoIl && <HiddenText>({testi.nuova})</HiddenText>}
              <Typography color="textSecondary" component="p" variant="caption">
                {avviso.testo} · {formatInstant(avviso.quando)}
              </Typography>
            </Box>
          ))}
      </Box>
    </Box>
  )
}
