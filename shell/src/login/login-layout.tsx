import { brandSurface, type Slide } from '@bandiera/domain'
import { Box, createOnDemand, useOnDemand } from '@bandiera/ui'
import { LOGIN_LOOK } from '@bandiera/wire'
import type { ReactNode } from 'react'
import { Brand } from '../menu/brand.tsx'
import { useManifest } from '../shell.ts'
import { modeAtom, useFact } from '../state.ts'

export function LoginLayout({ children }: { children: ReactNode }) {
  const { slides = [] } = useManifest().tenant
  return (
    <Box sx={slides.length > 0 ? beside : alone}>
      <Box sx={side}>
        <Box sx={{ height: 52, display: 'flex', alignItems: 'center' }}>
          <Brand />
        </Box>
        <Box sx={form}>{children}</Box>
      </Box>
      {slides.length > 0 && <SlidePanel slides={slides} />}
    </Box>
  )
}

const alone = { display: 'grid', minHeight: { md: '100dvh' } } as const
const beside = { ...alone, gridTemplateColumns: { md: `${LOGIN_LOOK.side} minmax(0, 1fr)` } } as const
const side = { display: 'flex', flexDirection: 'column', minWidth: 0, px: { xs: 4, md: 8 }, pt: { md: 4 } } as const
const form = {
  width: '100%',
  maxWidth: LOGIN_LOOK.form,
  mx: 'auto',
  my: { xs: 10, md: 'auto' },
  py: { md: 16 },
} as const

const carousel = createOnDemand(() => import('./carousel.tsx'))

function SlidePanel({ slides }: { slides: readonly Slide[] }) {
  const manifest = useManifest()
  const code = useOnDemand(carousel, true, ignore)
  const { main, text } = brandSurface(useFact(modeAtom), manifest.tenant.primary)
  return (
    <Box sx={{ ...panel, bgcolor: main, color: text }}>
      {/* shapes darken behind light text and lighten behind dark text, so that its contrast only grows */}
      <Box aria-hidden component="svg" preserveAspectRatio="none" sx={art} viewBox="0 0 1200 900">
        {LOGIN_LOOK.waves.map((path) => (
          <path d={path} fill={text === '#ffffff' ? '#000' : '#fff'} key={path} opacity={0.07} />
        ))}
      </Box>
      <Box sx={{ maxWidth: { md: 560 } }}>{code && <code.Carousel slides={slides} />}</Box>
    </Box>
  )
}

const art = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
const panel = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  p: { xs: 6, md: `${LOGIN_LOOK.gutter}px` },
  borderRadius: { xs: 1, md: 0 },
  mx: { xs: 4, md: 0 },
} as const

const ignore = () => {}
