import type { Slide } from '@bandiera/domain'
import { Box, ButtonBase, ChevronLeftIcon, ChevronRightIcon, IconButton, PauseIcon, PlayArrowIcon } from '@bandiera/ui'
import { testi } from './testi.ts'
import type { Rotation } from './use-rotation.ts'

interface Props {
  slides: readonly Slide[]
  rotation: Rotation
}

/** Pause, one mark for each slide, previous and next. */
export function SlideControls({ slides, rotation: { index, playing, go, toggle } }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -2 }}>
      <IconButton aria-label={playing ? testi.ferma : testi.avvia} color="inherit" onClick={toggle} sx={control}>
        {playing ? <PauseIcon /> : <PlayArrowIcon />}
      </IconButton>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: 1, minWidth: 0 }}>
        {slides.map(({ titolo }, at) => (
          <ButtonBase
            aria-current={at === index}
            aria-label={testi.vaiA(at + 1, titolo)}
            key={`${at} ${titolo}`}
            onClick={() => go(at)}
            sx={mark}
          />
        ))}
      </Box>
      <IconButton aria-label={testi.precedente} color="inherit" onClick={() => go(index - 1)} sx={control}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={testi.avanti} color="inherit" onClick={() => go(index + 1)} sx={control}>
        <ChevronRightIcon />
      </IconButton>
    </Box>
  )
}

/** The brand's own colour would vanish on its surface: focus is drawn in the colour of the text. */
const focus = { '&.Mui-focusVisible, &:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 } }
const control = { width: 40, height: 40, ...focus } as const
/** A line of 3 px in a target of 32 x 40. */
const mark = {
  width: 32,
  height: 40,
  borderRadius: 1,
  '&::before': { content: '""', width: 20, height: 3, borderRadius: 1, bgcolor: 'currentColor', opacity: 0.4 },
  '&:hover::before': { opacity: 0.8 },
  '&[aria-current="true"]::before': { width: 28, opacity: 1 },
  ...focus,
} as const
