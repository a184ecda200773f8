import type { Mode } from '@bandiera/domain'
import { AppLink, Box } from '@bandiera/ui'
import type { PublicTenant } from '@bandiera/wire'
import { useTenant } from '../theme/tenant.ts'
import { modeAtom, useFact } from '../state.ts'

export function Brand() {
  return (
    <AppLink sx={{ color: 'text.primary', fontWeight: 700, fontSize: '1rem' }} to="/" underline="none">
      <BrandMark />
    </AppLink>
  )
}

export function BrandMark() {
  const tenant = useTenant()
  const mode = useFact(modeAtom)
  const { nome } = tenant
  const logo = logoFor(mode, tenant)
  if (!logo) return nome
  return <Box alt={nome} component="img" src={logo.src} sx={{ ...mark, ...(logo.plate && plate) }} />
}

/** A logo without a variant for the dark theme has a light plate there: most are drawn for white paper. */
function logoFor(mode: Mode, { logo }: PublicTenant): { src: string; plate: boolean } | null {
  if (!logo) return null
  if (mode === 'light') return { src: logo.chiaro, plate: false }
  return logo.scuro ? { src: logo.scuro, plate: false } : { src: logo.chiaro, plate: true }
}

/** Sizes of the skeleton that the server sends. */
const mark = { display: 'block', height: 28, maxWidth: 160, objectFit: 'contain', objectPosition: 'left' } as const
const plate = { bgcolor: '#fff', borderRadius: 1, px: 2, py: 1, boxSizing: 'border-box' } as const
