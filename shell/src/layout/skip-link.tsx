import { Box } from '@bandiera/ui'
import { testi } from '../testi.ts'

export const CONTENT_ID = 'contenuto'

/** First stop of the keyboard: past menu and bar, to the page itself. */
export function SkipLink() {
  const jump = () => document.getElementById(CONTENT_ID)?.focus()
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault()
        jump()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        px: 3,
        py: 2,
        zIndex: 'tooltip',
        bgcolor: 'background.paper',
        color: 'primary.main',
        border: 1,
        borderRadius: 1,
        '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0, overflow: 'hidden' },
      }}
    >
      {testi.vaiAlContenuto}
    </Box>
  )
}
