import { isMediaAddress, type Video } from '@bandiera/domain'
import { Box, Button, EmptyState, Link, Typography, WarningIcon } from '@bandiera/ui'
import { useRef, useState } from 'react'
import { SEEN, timeText } from './progress.ts'
import { texts } from '../texts.ts'

interface Props {
  video: Video
  /** Seconds where it was left; `SEEN`, or nothing. */
  place: number | undefined
  /** It starts at once: the person has just asked for it. */
  autoPlay: boolean
  onProgress: (at: number, length: number) => void
}

/** Milliseconds between two notes of the place while a film plays. */
const EVERY = 15_000

export function Player({ video, place, autoPlay, onProgress }: Props) {
  const { titolo, descrizione, indirizzo, sottotitoli } = video
  const [broken, setBroken] = useState(!isMediaAddress(indirizzo))
  const [from] = useState(place !== undefined && place > 0 ? place : 0)
  const film = useRef<HTMLVideoElement>(null)
  const noted = useRef(0)
  const note = () => {
    const { currentTime = 0, duration = 0 } = film.current ?? {}
    noted.current = Date.now()
    if (Number.isFinite(duration) && duration > 0) onProgress(currentTime, duration)
  }
  const restart = () => {
    if (film.current) film.current.currentTime = 0
    void film.current?.play()
  }
  return (
    <Box aria-label={titolo} component="section">
      <Box sx={frame}>
        {broken ? (
          <Broken indirizzo={indirizzo} />
        ) : (
          <video
            autoPlay={autoPlay}
            controls
            crossOrigin={sottotitoli ? 'anonymous' : undefined}
            onEnded={note}
            onError={() => setBroken(true)}
            onLoadedMetadata={({ currentTarget }) => (currentTarget.currentTime = from)}
            onPause={note}
            onTimeUpdate={() => Date.now() - noted.current > EVERY && note()}
            preload="metadata"
            ref={film}
            src={indirizzo}
            style={picture}
            title={titolo}
          >
            {sottotitoli && isMediaAddress(sottotitoli) && (
              <track default kind="captions" label={texts.subtitles} src={sottotitoli} srcLang="it" />
            )}
          </video>
        )}
      </Box>
      <Typography component="h2" sx={{ mt: 3 }} variant="h2">
        {titolo}
      </Typography>
      {descrizione && <Box sx={{ color: 'text.secondary', mt: 1, maxWidth: 640 }}>{descrizione}</Box>}
      {!broken && from > 0 && place !== SEEN && (
        <Button onClick={restart} sx={{ mt: 2, ml: -3 }}>
          {`${texts.fromStart} (${texts.remaining(timeText(from)).toLowerCase()})`}
        </Button>
      )}
    </Box>
  )
}

const Broken = ({ indirizzo }: { indirizzo: string }) => (
  <Box role="alert" sx={{ width: '100%' }}>
    <EmptyState
      action={
        isMediaAddress(indirizzo) && (
          <Link href={indirizzo} rel="noopener noreferrer" target="_blank">
            {texts.openFile}
          </Link>
        )
      }
      icon={WarningIcon}
      text={texts.notOpeningText}
      title={texts.notOpening}
    />
  </Box>
)

const frame = {
  display: 'flex',
  alignItems: 'center',
  aspectRatio: { sm: '16 / 9' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
} as const
const picture = { display: 'block', width: '100%', height: '100%', background: '#000' }
