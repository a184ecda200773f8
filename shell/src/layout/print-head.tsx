import { dayInRome, formatDate } from '@bandiera/domain'
import { Box, printOnly, printPage, usePrinting } from '@bandiera/ui'
import { Global } from '@emotion/react'
import { useEffect } from 'react'
import { isPrintKey } from '../keyboard/key-events.ts'
import { useTenant } from '../theme/tenant.ts'
import { usePageTitle } from './page-title.tsx'
import { texts } from '../texts.ts'

export function PrintHead() {
  const { nome, logo } = useTenant()
  // not the window's own title, which is late
  const title = usePageTitle()
  usePrintKey()
  const day = texts.printedOn(formatDate(dayInRome()))
  return (
    <Box sx={{ ...printOnly, mb: 4, pb: 2, borderBottom: 2, borderColor: 'primary.main' }}>
      {usePrinting() && <Global styles={edges(`${title} – ${nome}`, `${nome} · ${day}`)} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 4 }}>
        {logo ? <Box alt={nome} component="img" src={logo.chiaro} sx={mark} /> : <strong>{nome}</strong>}
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {day}
        </Box>
      </Box>
    </Box>
  )
}

/** Ctrl+P prints as the buttons of pages do: it first adds what only paper shows, and rows that a list has not fetched. */
function usePrintKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPrintKey(event)) return
      event.preventDefault()
      if (!event.repeat) void printPage()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const edges = (title: string, origin: string) => ({
  '@page': {
    '@top-left': { content: quoted(title), ...small, width: '100%' },
    '@bottom-left': { content: quoted(origin), ...small },
  },
  '@page :first': { '@top-left': { content: 'none' } },
})

const small = { font: '8pt system-ui, sans-serif', color: '#555' }

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`

const mark = { height: 28, maxWidth: 200, objectFit: 'contain', objectPosition: 'left' } as const
