import { Box } from '@bandiera/ui'
import { LOGIN_LOOK } from '@bandiera/wire'
import type { ReactNode } from 'react'
import { Brand } from '../menu/brand.tsx'
import { useManifest } from '../shell.ts'
import { SlidePanel } from './slide-panel.tsx'

/** Around the login form: the tenant's mark above it, its slides beside it (under it below 1024 px). */
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
