import { OTHER_AZIENDE, dayInRome, formatInstant, lastDay } from '@bandiera/domain'
import { useRecord, useWrites } from '@bandiera/live'
import { AppLink, Box, Button, HiddenText, Stack, Typography } from '@bandiera/ui'
import { useManifest } from '../shell.ts'
import { readingOf, countsOf, lastNewsOf, type AvvisiGroup } from './avvisi-groups.ts'
import { avvisiTexts } from './avvisi-texts.ts'
import { line } from './day-mark.ts'

interface Props {
  group: AvvisiGroup
  day: string | undefined
  onLeave: () => void
  onFailure: (failure: Error) => void
}

export function AvvisoRow({ group, day, onLeave, onFailure }: Props) {
  const { update } = useWrites()
  const { to, titolo } = useLine(group)
  const isUnread = group.unread.length > 0
  const read = () => {
    const now = new Date().toISOString()
    const writes = group.unread.map((avviso) =>
      update('avvisi', avviso._id, { set: readingOf(avviso, group.riga, now) }),
    )
    void Promise.all(writes).catch(onFailure)
  }
  const follow = () => {
    read()
    onLeave()
  }
  return (
    <Box component="li" data-day={day} sx={line}>
      <Box sx={{ ...row, ...(isUnread && unread) }}>
        {isUnread && <Box aria-hidden sx={{ ...dot, top: 16 }} />}
        <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: isUnread ? 500 : 400 }}>
            {to ? (
              <AppLink onClick={follow} sx={{ fontWeight: 'inherit' }} to={to} variant="body2">
                {titolo}
              </AppLink>
            ) : (
              <Typography sx={{ fontWeight: 'inherit' }} variant="body2">
                {titolo}
              </Typography>
            )}
            {isUnread && <HiddenText>({avvisiTexts.fresh})</HiddenText>}
          </Box>
          {isUnread && (
            <Button aria-label={avvisiTexts.of(titolo)} onClick={read} size="small" sx={{ my: '-5px' }}>
              {avvisiTexts.mark}
            </Button>
          )}
        </Stack>
        <LastNews group={group} />
      </Box>
    </Box>
  )
}

function useLine(group: AvvisiGroup): { titolo: string; to: string | undefined } {
  const { riga, altre } = group
  const azienda = useRecord('aziende', riga === OTHER_AZIENDE ? '' : riga)
  const hasMatches = useManifest().features.includes('incroci')
  if (riga === OTHER_AZIENDE) return { titolo: avvisiTexts.others(altre), to: hasMatches ? '/incroci' : '/aziende' }
  const somma = countsOf(group, dayInRome())
  const titolo = avvisiTexts.line(azienda?.ragioneSociale ?? avvisiTexts.aziendaGone, avvisiTexts.sum(somma))
  if (!azienda) return { titolo, to: undefined }
  if (!hasMatches) return { titolo, to: `/azienda/${riga}` }
  return { titolo, to: `/incroci?azienda=${riga}${somma.nuovi > 0 ? '&f=esito:=:ammissibile' : ''}` }
}

function LastNews({ group }: Pick<Props, 'group'>) {
  const { bandoId, quanti, chiude } = lastNewsOf(group)
  const bando = useRecord('bandi', bandoId)
  const [last] = group.novita
  if (!last) return null
  const day = chiude && bando ? lastDay(bando.data) : undefined
  return (
    <Typography color="textSecondary" component="p" sx={news} variant="caption">
      {bando && (
        <>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {bando.data.titolo}
          </Box>
          <Box component="span" sx={{ flex: 'none' }}>
            {avvisiTexts.afterBando(quanti, day)}
          </Box>
        </>
      )}
      {!day && last.quando && (
        <Box component="span" sx={{ flex: 'none' }}>
          {bando && ' · '}
          {formatInstant(last.quando)}
        </Box>
      )}
    </Typography>
  )
}

// a long title is cut, the text about it is not
const news = { display: 'flex', whiteSpace: 'pre', mt: 0.5 } as const
const row = { position: 'relative', px: 4, py: 2 } as const
export const unread = { bgcolor: 'action.hover' } as const
/** Before a line that is not read yet. */
export const dot = {
  position: 'absolute',
  left: 6,
  width: 6,
  height: 6,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const
