import { Box, ChevronLeftIcon, ChevronRightIcon, IconButton, Stack } from '@bandiera/ui'
import { texts } from './texts.ts'

interface PagesProps {
  page: number
  last: number
  from: number
  to: number
  total: number
  go: (pagina: number) => void
}

/** Which of many tenants are on show, and the way to the others; nothing where all of them are. */
export function Pages({ page, last, from, to, total, go }: PagesProps) {
  if (last === 1) return null
  return (
    <Stack
      aria-label={texts.pagineClienti}
      component="nav"
      direction="row"
      sx={{ gap: 1, alignItems: 'center', justifyContent: 'flex-end', mb: 1 }}
    >
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2', mr: 2 }}>
        {texts.intervallo(from, to, total)}
      </Box>
      <IconButton aria-label={texts.prima} disabled={page === 1} onClick={() => go(page - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={texts.dopo} disabled={page === last} onClick={() => go(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  )
}
