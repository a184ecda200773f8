import { brandSurface } from '@bandiera/domain'
import { Box, createOnDemand, useOnDemand } from '@bandiera/ui'
import { LOGIN_LOOK } from '@bandiera/wire'
import type { ReactNode } from 'react'
import { Brand } from '../menu/brand.tsx'
import { useManifest } from '../shell.ts'
import { modeAtom, useFact } from '../state.ts'

export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={beside}>
      <Box sx={side}>
        <Box sx={{ height: 52, display: 'flex', alignItems: 'center' }}>
          <Brand />
        </Box>
        <Box sx={form}>{children}</Box>
      </Box>
      <Panel />
    </Box>
  )
}

const beside = {
  display: 'grid',
  minHeight: { md: '100dvh' },
  gridTemplateColumns: { md: `${LOGIN_LOOK.side} minmax(0, 1fr)` },
} as const
const side = { display: 'flex', flexDirection: 'column', minWidth: 0, px: { xs: 4, md: 8 }, pt: { md: 4 } } as const
const form = {
  width: '100%',
  maxWidth: LOGIN_LOOK.form,
  mx: 'auto',
  mt: { xs: 10, md: LOGIN_LOOK.aboveForm },
  pb: { xs: 4, md: 18 },
} as const

const content = createOnDemand(() => import('./brand-panel.tsx'))

/** What the portal is for, on the brand's colour: the tenant's slides, or words and a drawing. */
function Panel() {
  const { primary, slides } = useManifest().tenant
  const code = useOnDemand(content, true, ignore)
  const { main, text } = brandSurface(useFact(modeAtom), primary)
  return (
    <Box sx={{ ...panel, bgcolor: main, color: text }}>
      {/* shapes darken behind light text and lighten behind dark text, so that its contrast only grows */}
      <Box aria-hidden component="svg" preserveAspectRatio="none" sx={art} viewBox="0 0 1200 900">
        {LOGIN_LOOK.waves.map((path) => (
          <path d={path} fill={text === '#ffffff' ? '#000' : '#fff'} key={path} opacity={0.07} />
        ))}
      </Box>
      {code && <code.BrandPanel slides={slides} />}
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
