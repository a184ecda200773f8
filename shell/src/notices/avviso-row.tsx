import { formatInstant } from '@bandiera/domain'
import { useRecord, useWrites } from '@bandiera/live'
import { AppLink, Box, Button, HiddenText, Stack, Typography } from '@bandiera/ui'
import { useManifest } from '../shell.ts'
import type { GruppoAvvisi } from './avvisi-groups.ts'
import { testi } from './testi-avvisi.ts'

interface Props {
  group: GruppoAvvisi
  onLeave: () => void
  onFailure: (failure: Error) => void
}

/** One grant with what was told of it: its title leads to the companies that it fits, and counts as read then. */
export function AvvisoRow({ group: { bandoId, avvisi, unread }, onLeave, onFailure }: Props) {
  const { update } = useWrites()
  const manifest = useManifest()
  const bando = useRecord('bandi', bandoId)
  const [last] = avvisi
  const azienda = useRecord('aziende', last?.aziende[0] ?? '')
  const read = () => {
    const set = { lettoIl: new Date().toISOString() }
    void Promise.all(unread.map(({ _id }) => update('avvisi', _id, { set }))).catch(onFailure)
  }
  const follow = () => {
    read()
    onLeave()
  }
  const titolo = bando?.data.titolo ?? testi.bandoSparito
  const to = manifest.features.includes('incroci') ? `/incroci?tab=bando&bando=${bandoId}` : `/bando/${bandoId}`
  return (
    <Box component="li" sx={row}>
      {unread.length > 0 && <Box aria-hidden sx={dot} />}
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: unread.length > 0 ? 500 : 400 }}>
          {bando ? (
            <AppLink onClick={follow} to={to} variant="body2">
              {titolo}
            </AppLink>
          ) : (
            <Typography variant="body2">{titolo}</Typography>
          )}
          {unread.length > 0 && <HiddenText>({testi.nuova})</HiddenText>}
        </Box>
        {unread.length > 0 && (
          <Button aria-label={testi.di(titolo)} onClick={read} size="small">
            {testi.segna}
          </Button>
        )}
      </Stack>
      {avvisi.map((avviso) => (
        <Typography color="textSecondary" key={avviso._id} variant="caption" component="p">
          {testi.riga(avviso, azienda?.ragioneSociale)}
          {avviso.creatoIl && ` · ${formatInstant(avviso.creatoIl)}`}
        </Typography>
      ))}
    </Box>
  )
}

const row = { position: 'relative', borderTop: 1, borderColor: 'divider', px: 4, py: 2 } as const
const dot = {
  position: 'absolute',
  left: 6,
  top: 16,
  width: 6,
  height: 6,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const
