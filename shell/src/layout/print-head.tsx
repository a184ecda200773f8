import { dayInRome, formatDate } from '@bandiera/domain'
import { Box, printOnly } from '@bandiera/ui'
import { useTenant } from '../tenant/use-tenant.ts'
import { testi } from './testi.ts'

/** Over a printed page: whose portal it comes from, and when, over a line in the tenant's colour. Not on screen. */
export function PrintHead() {
  const { nome, logo } = useTenant()
  return (
    <Box sx={{ ...printOnly, mb: 5, pb: 2, borderBottom: 2, borderColor: 'primary.main' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 4 }}>
        {logo ? <Box alt={nome} component="img" src={logo.chiaro} sx={mark} /> : <strong>{nome}</strong>}
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {testi.stampatoIl(formatDate(dayInRome()))}
        </Box>
      </Box>
    </Box>
  )
}

const mark = { height: 28, maxWidth: 200, objectFit: 'contain', objectPosition: 'left' } as const
