import type { Slide } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { LOGIN_LOOK } from '@bandiera/wire'
import { SlideControls } from './slide-controls.tsx'
import { SlideText } from './slide-text.tsx'
import { testi } from './testi.ts'
import { useRotation } from './use-rotation.ts'

/**
 * Slides of a tenant, one at a time in the space of the largest, so that nothing moves around them. They can be paused,
 * rest while pointer or focus is on them, and are read out only when the reader moved them (WCAG 2.2.2, 4.1.3).
 */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const rotation = useRotation(slides.length)
  const { hold, index, still } = rotation
  return (
    <Box
      aria-label={testi.inEvidenza}
      aria-roledescription={testi.carosello}
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
            aria-label={testi.quale(at + 1, slides.length)}
            aria-roledescription={testi.diapositiva}
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
