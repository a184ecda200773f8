import { AppLink, Box } from '@bandiera/ui'
import { useShell } from '../shell.ts'

/** Logo or name of the tenant; leads home. */
export function Brand() {
  const { logo, nome } = useShell().manifest.tenant
  return (
    <AppLink sx={{ color: 'text.primary', fontWeight: 700, fontSize: '1rem' }} to="/" underline="none">
      {logo ? (
        <Box alt={nome} component="img" src={logo} sx={{ display: 'block', maxHeight: 28, maxWidth: 160 }} />
      ) : (
        nome
      )}
    </AppLink>
  )
}
