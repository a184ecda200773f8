import { foldText, type Video } from '@bandiera/domain'
import { useLiveStatus, useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import {
  Box,
  Button,
  EmptyState,
  FormControl,
  FormLabel,
  LinkButton,
  OutlinedInput,
  Page,
  Skeleton,
  useUrlParams,
} from '@bandiera/ui'
import { useId, useMemo, useState } from 'react'
import { Player } from './parts/player.tsx'
import { VideoList } from './parts/video-list.tsx'
import { texts } from './texts.ts'
import { useProgress } from './parts/progress.ts'

const NONE: readonly Video[] = []

/** spec §2: the video tutorial, from the films that the settings name. */
export function Component() {
  const { settings, tenant } = usePortal()
  const { ready } = useLiveStatus()
  const videos = (useRecord('settings', tenant.id) ?? settings)?.video ?? NONE
  const known = settings !== null || ready
  return (
    <Page title={texts.tutorial}>
      {!known && <Skeleton height={320} variant="rounded" />}
      {known && videos.length === 0 && <Empty />}
      {videos.length > 0 && <Library videos={videos} />}
    </Page>
  )
}

function Empty() {
  const { role } = usePortal()
  const curates = role === 'admin' || role === 'editore'
  const action = curates && (
    <LinkButton to="/impostazioni?modifica=video#video" variant="contained">
      {texts.goToImpostazioni}
    </LinkButton>
  )
  return <EmptyState action={action} text={curates ? texts.noneForCurators : texts.noneText} title={texts.none} />
}

function Library({ videos }: { videos: readonly Video[] }) {
  const [params, change] = useUrlParams()
  const [asked, setAsked] = useState(false)
  const { places, keep } = useProgress()
  const text = params.get('q') ?? ''
  const found = useFound(videos, text)
  const chosen = videos.find(({ id }) => id === params.get('video')) ?? videos[0]
  const choose = (video: string) => {
    setAsked(true)
    change({ video })
  }
  return (
    <Box sx={layout}>
      {chosen && (
        <Player
          autoPlay={asked}
          key={`${chosen.id} ${chosen.indirizzo} ${asked}`}
          onProgress={(at, length) => keep(chosen.id, at, length)}
          place={places[chosen.id]}
          video={chosen}
        />
      )}
      <Box aria-label={texts.list} component="section" sx={{ minWidth: 0 }}>
        <Search onText={(q) => change({ q }, { replace: true })} text={text} />
        <Box role="status" sx={{ color: 'text.secondary', typography: 'body2', my: 2 }}>
          {found.length > 0 ? texts.count(found.length) : texts.noneFound(text)}
        </Box>
        {found.length === 0 && <Button onClick={() => change({ q: null }, { replace: true })}>{texts.seeAll}</Button>}
        <VideoList chosen={chosen?.id} onChoose={choose} places={places} videos={found} />
      </Box>
    </Box>
  )
}

function Search({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        {texts.search}
      </FormLabel>
      <OutlinedInput
        autoComplete="off"
        id={id}
        inputProps={{ type: 'search' }}
        onChange={(event) => onText(event.target.value)}
        value={text}
      />
    </FormControl>
  )
}

function useFound(videos: readonly Video[], text: string): readonly Video[] {
  return useMemo(() => {
    const words = foldText(text).split(' ').filter(Boolean)
    return videos.filter(({ titolo, descrizione = '', gruppo = '' }) => {
      const all = foldText(`${titolo} ${descrizione} ${gruppo}`)
      return words.every((word) => all.includes(word))
    })
  }, [videos, text])
}

const layout = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  maxWidth: 1280,
} as const
