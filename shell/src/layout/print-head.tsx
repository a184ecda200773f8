import { dayInRome, formatDate } from '@bandiera/domain'
import { Box, printOnly, usePrinting } from '@bandiera/ui'
import { Global } from '@emotion/react'
import { useTenant } from '../tenant/use-tenant.ts'
import { testi } from './testi.ts'

/** Over a printed page: whose portal it comes from, and when, over a line in the tenant's colour. Not on screen. */
export function PrintHead() {
  const { nome, logo } = useTenant()
  const day = testi.stampatoIl(formatDate(dayInRome()))
  return (
    <Box sx={{ ...printOnly, mb: 4, pb: 2, borderBottom: 2, borderColor: 'primary.main' }}>
      {usePrinting() && <Global styles={edges(`${nome} · ${day}`)} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 4 }}>
        {logo ? <Box alt={nome} component="img" src={logo.chiaro} sx={mark} /> : <strong>{nome}</strong>}
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {day}
        </Box>
      </Box>
    </Box>
  )
}

/** At the edges of every page: the title, the tenant and the day. The first page has its own head. */
const edges = (origin: string) => ({
  '@page': {
    '@top-left': { content: quoted(document.title), ...small, width: '100%' },
    '@bottom-left': { content: quoted(origin), ...small },
  },
  '@page :first': { '@top-left': { content: 'none' } },
})

const small = { font: '8pt system-ui, sans-serif', color: '#555' }

/** A text as CSS writes it. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`

const mark = { height: 28, maxWidth: 200, objectFit: 'contain', objectPosition: 'left' } as const
