import { Button, LinkButton, Stack } from '@bandiera/ui'
import { testi } from './testi.ts'
import { useScelti } from './use-scelti.ts'

/** How many matches are chosen to be compared, and the way to compare them. Nothing while none is. */
export function SceltiBar() {
  const { coppie, clear, hrefOf } = useScelti()
  if (coppie.length === 0) return null
  return (
    <Stack
      aria-label={testi.confronto}
      className="no-print"
      direction="row"
      role="group"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, py: 1 }}
    >
      <span role="status">{testi.scelti(coppie.length)}</span>
      {coppie.length > 1 && (
        <LinkButton to={hrefOf('confronta', coppie)} variant="contained">
          {testi.confronta}
        </LinkButton>
      )}
      <Button onClick={clear}>{testi.svuota}</Button>
    </Stack>
  )
}
