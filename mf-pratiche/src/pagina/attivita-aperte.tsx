import { formatDate } from '@bandiera/domain'
import { Box, Typography, useToday } from '@bandiera/ui'
import { Checkbox } from '@bandiera/ui/form'
import { useNomi } from '../parts/use-nomi.ts'
import { testi } from '../testi.ts'
import type { ParteProps } from './pratica-page.tsx'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { attivita } = testi.pagina

/** The tasks that are not done, each ticked off in place. */
export function AttivitaAperte({ pratica, may }: ParteProps) {
  const { run, setLine } = usePraticaWrites(pratica)
  const nome = useNomi()
  const oggi = useToday()
  const open = (pratica.attivita ?? []).flatMap((one, index) => (one.fatta ? [] : [{ ...one, index }]))
  if (open.length === 0) return <Typography color="textSecondary">{attivita.nessunaAperta}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {open.map(({ id, testo, per, entro, index }) => (
        <Box component="li" key={id ?? index} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', py: 1 }}>
          {may && (
            <Checkbox
              checked={false}
              onChange={() => void run(setLine('attivita', index, { fatta: true }))}
              size="small"
              slotProps={{ input: { 'aria-label': attivita.fatta(testo) } }}
              sx={{ mt: -1, ml: -2 }}
            />
          )}
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {testo}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {[per && nome(per), entro && attivita.entroIl(formatDate(entro))].filter(Boolean).join(' · ')}
              {entro && entro < oggi && (
                <Box component="span" sx={{ color: 'error.main', fontWeight: 500 }}>{` · ${attivita.ritardo}`}</Box>
              )}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
