import { AppLink, Box } from '@bandiera/ui'
import { useTenant } from '../theme/tenant.ts'
import { modeAtom, useFact } from '../state.ts'

export function Brand() {
  return (
    <AppLink sx={{ color: 'text.primary', fontWeight: 700, fontSize: '1rem' }} to="/dashboard" underline="none">
      <BrandMark />
    </AppLink>
  )
}

export function BrandMark() {
  const { nome, logo } = useTenant()
  const isDark = useFact(modeAtom) === 'dark'
  if (!logo) return nome
  const src = (isDark && logo.scuro) || logo.chiaro
  // most logos are drawn for white paper
  return <Box alt={nome} component="img" src={src} sx={{ ...mark, ...(isDark && !logo.scuro && plate) }} />
}

/** Sizes of the skeleton that the server sends. */
const mark = { display: 'block', height: 28, maxWidth: 160, objectFit: 'contain', objectPosition: 'left' } as const
const plate = { bgcolor: '#fff', borderRadius: 1, px: 2, py: 1, boxSizing: 'border-box' } as const
