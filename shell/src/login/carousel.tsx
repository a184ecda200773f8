import type { Slide } from '@bandiera/domain'
import {
  Box,
  ButtonBase,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  PauseIcon,
  PlayArrowIcon,
  Typography,
  useMediaQuery,
} from '@bandiera/ui'
import { LOGIN_LOOK } from '@bandiera/wire'
import { useEffect, useState } from 'react'

/** One slide at a time in the space of the largest; read out only when the reader moved it (WCAG 2.2.2, 4.1.3). */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const rotation = useRotation(slides.length)
  const { hold, index, still } = rotation
  return (
    <Box
      aria-label={slideTexts.inEvidenza}
      aria-roledescription={slideTexts.carosello}
      component="section"
      onBlur={() => hold(false)}
      onFocus={() => hold(true)}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      sx={{ position: 'relative' }}
    >
      <Box aria-live={still ? 'polite' : 'off'} sx={{ display: 'grid' }}>
        {slides.map((slide, at) => (
          <Box
            aria-hidden={at !== index}
            aria-label={slideTexts.quale(at + 1, slides.length)}
            aria-roledescription={slideTexts.diapositiva}
            key={`${at} ${slide.titolo}`}
            role="group"
            sx={at === index ? shown : waiting}
          >
            <SlideText slide={slide} />
          </Box>
        ))}
      </Box>
      <Box sx={{ minHeight: LOGIN_LOOK.controls, mt: `${LOGIN_LOOK.aboveControls}px` }}>
        {slides.length > 1 && <SlideControls rotation={rotation} slides={slides} />}
      </Box>
    </Box>
  )
}

const place = { gridArea: '1 / 1', minWidth: 0 } as const
const shown = { ...place, opacity: 1, transition: 'opacity 180ms' } as const
const waiting = { ...place, opacity: 0, visibility: 'hidden' } as const

function SlideControls({ slides, rotation }: { slides: readonly Slide[]; rotation: Rotation }) {
  const { index, playing, go, toggle } = rotation
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -2 }}>
      <IconButton
        aria-label={playing ? slideTexts.ferma : slideTexts.avvia}
        color="inherit"
        onClick={toggle}
        sx={control}
      >
        {playing ? <PauseIcon /> : <PlayArrowIcon />}
      </IconButton>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: 1, minWidth: 0 }}>
        {slides.map(({ titolo }, at) => (
          <ButtonBase
            aria-current={at === index}
            aria-label={slideTexts.vaiA(at + 1, titolo)}
            key={`${at} ${titolo}`}
            onClick={() => go(at)}
            sx={mark}
          />
        ))}
      </Box>
      <IconButton aria-label={slideTexts.precedente} color="inherit" onClick={() => go(index - 1)} sx={control}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={slideTexts.avanti} color="inherit" onClick={() => go(index + 1)} sx={control}>
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

function SlideText({ slide: { titolo, testo, img, alt = '' } }: { slide: Slide }) {
  return (
    <>
      {img && <Box alt={alt} component="img" src={img} sx={picture} />}
      <Typography component="h2" sx={title}>
        {titolo}
      </Typography>
      {testo && <Typography sx={text}>{testo}</Typography>}
    </>
  )
}

/** Reserves the space before the picture arrives. */
const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 1,
  mb: 8,
  bgcolor: 'rgb(128 128 128 / 0.2)',
} as const
const title = {
  fontSize: { xs: '1.5rem', md: '2.5rem' },
  lineHeight: 1.15,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
} as const
const text = {
  mt: { xs: 2, md: 4 },
  maxWidth: 480,
  fontSize: { xs: '1rem', md: '1.125rem' },
  lineHeight: 1.55,
  textWrap: 'balance',
} as const

/** Long enough to read a slide twice. */
export const EVERY = 8000

type Rotation = ReturnType<typeof useRotation>

function useRotation(count: number) {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [wanted, setWanted] = useState(true)
  const [held, hold] = useState(false)
  const [index, setIndex] = useState(0)
  // slides move by themselves, now or as soon as pointer and focus leave them
  const playing = wanted && !lessMotion && count > 1
  // a change can only be the reader's doing
  const still = !playing || held
  useEffect(() => {
    if (still) return
    const timer = setInterval(() => {
      if (!isTyping()) setIndex((last) => (last + 1) % count)
    }, EVERY)
    return () => clearInterval(timer)
  }, [still, count])
  const go = (next: number) => {
    setWanted(false)
    setIndex((next + count) % count)
  }
  return { index, playing, still, go, toggle: () => setWanted(!playing), hold }
}

/** Nothing moves while the person fills in the form. */
const isTyping = (): boolean => document.activeElement instanceof HTMLInputElement

const slideTexts = {
  inEvidenza: 'In evidenza',
  carosello: 'carosello',
  diapositiva: 'diapositiva',
  quale: (numero: number, quante: number) => `${numero} di ${quante}`,
  ferma: 'Ferma lo scorrimento',
  avvia: 'Avvia lo scorrimento',
  precedente: 'Precedente',
  avanti: 'Avanti',
  vaiA: (numero: number, titolo: string) => `Vai alla diapositiva ${numero}: ${titolo}`,
} as const
