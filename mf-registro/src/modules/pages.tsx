import { Box, ChevronLeftIcon, ChevronRightIcon, IconButton, Stack } from '@bandiera/ui'
import { texts } from './texts.ts'

interface Props {
  pagina: number
  ultima: number
  da: number
  a: number
  tutti: number
  go: (pagina: number) => void
}

/** Which of many tenants are on show, and the way to the others; nothing where all of them are. */
export function Pagine({ pagina, ultima, da, a, tutti, go }: Props) {
  if (ultima === 1) return null
  return (
    <Stack
      aria-label={texts.pagineClienti}
      component="nav"
      direction="row"
      sx={{ gap: 1, alignItems: 'center', justifyContent: 'flex-end', mb: 1 }}
    >
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2', mr: 2 }}>
        {texts.intervallo(da, a, tutti)}
      </Box>
      <IconButton aria-label={texts.prima} disabled={pagina === 1} onClick={() => go(pagina - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={texts.dopo} disabled={pagina === ultima} onClick={() => go(pagina + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  )
}
