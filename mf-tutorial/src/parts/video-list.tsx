import type { Video } from '@bandiera/domain'
import { Box, ButtonBase, PlayArrowIcon, Stack, Typography } from '@bandiera/ui'
import { SEEN, timeText } from './progress.ts'
import { texts } from '../texts.ts'

interface Props {
  videos: readonly Video[]
  chosen: string | undefined
  places: Readonly<Record<string, number>>
  onChoose: (id: string) => void
}

export function VideoList({ videos, ...rest }: Props) {
  const groups = [...new Set(videos.map(({ gruppo }) => gruppo ?? ''))]
  return groups.map((group) => (
    <Box key={group} sx={{ mb: 4 }}>
      {(group || groups.length > 1) && (
        <Typography component="h3" sx={{ mb: 1 }} variant="h3">
          {group || texts.others}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {videos
          .filter(({ gruppo }) => (gruppo ?? '') === group)
          .map((video) => (
            <Row key={video.id} video={video} {...rest} />
          ))}
      </Box>
    </Box>
  ))
}

function Row({ video, chosen, places, onChoose }: Omit<Props, 'videos'> & { video: Video }) {
  const { id, titolo, durata } = video
  const place = places[id]
  const facts = [
    durata ? timeText(durata) : '',
    place === SEEN ? texts.seen : place ? texts.remaining(timeText(place)) : '',
  ].filter(Boolean)
  const current = id === chosen
  return (
    <Box component="li">
      <ButtonBase
        aria-current={current ? 'true' : undefined}
        aria-label={[texts.watch(titolo), ...facts].join(', ')}
        onClick={() => onChoose(id)}
        sx={{ ...row, ...(current && { bgcolor: 'action.selected', fontWeight: 600 }) }}
      >
        <PlayArrowIcon aria-hidden sx={{ color: 'primary.main' }} />
        <Stack sx={{ minWidth: 0, alignItems: 'flex-start' }}>
          <span>{titolo}</span>
          {facts.length > 0 && <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{facts.join(' · ')}</Box>}
        </Stack>
      </ButtonBase>
    </Box>
  )
}

const row = {
  width: '100%',
  typography: 'body1',
  justifyContent: 'flex-start',
  textAlign: 'left',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 2,
  minHeight: 44,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
} as const
