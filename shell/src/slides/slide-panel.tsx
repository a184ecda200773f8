import { brandSurface, type Slide } from '@bandiera/domain'
import { Box, createOnDemand, useOnDemand } from '@bandiera/ui'
import { LOGIN_LOOK } from '@bandiera/wire'
import { useManifest } from '../shell.ts'
import { modeAtom, useFact } from '../state.ts'

const carousel = createOnDemand(() => import('./carousel.tsx'))

/** The slides on the tenant's colour: beside the form from 1024 px on, under it on smaller windows. The form does not wait for them. */
export function SlidePanel({ slides }: { slides: readonly Slide[] }) {
  const manifest = useManifest()
  const code = useOnDemand(carousel, true, ignore)
  const { main, text } = brandSurface(useFact(modeAtom), manifest.tenant.primary)
  return (
    <Box sx={{ ...panel, bgcolor: main, color: text }}>
      <Waves />
      <Box sx={{ maxWidth: { md: 560 } }}>{code && <code.Carousel slides={slides} />}</Box>
    </Box>
  )
}

/** They darken under light text and lighten under dark text: what is read over them only gains. */
function Waves() {
  const manifest = useManifest()
  const { text } = brandSurface(useFact(modeAtom), manifest.tenant.primary)
  return (
    <Box aria-hidden component="svg" preserveAspectRatio="none" sx={art} viewBox="0 0 1200 900">
      {LOGIN_LOOK.waves.map((path) => (
        <path d={path} fill={text === '#ffffff' ? '#000' : '#fff'} key={path} opacity={0.07} />
      ))}
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
