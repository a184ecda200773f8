import type { Azienda } from '@bandiera/domain'
import type { Completamenti } from '@bandiera/matching'
import { Box, Disclosure, Typography, useUrlParams } from '@bandiera/ui'
import { useRef } from 'react'
import { testi } from '../testi-completa.ts'
import { DatoMancante } from './dato-mancante.tsx'

interface CompletaPanelProps {
  azienda: Azienda
  completamenti: Completamenti
}

/** What is worth asking this company: each missing datum with the grants that it would settle, filled in here. */
export function CompletaPanel({ azienda, completamenti }: CompletaPanelProps) {
  const missing = completamenti.dati.filter(({ verificabili }) => verificabili > 0)
  const panel = useRef<HTMLDivElement>(null)
  const chiesto = useCampoChiesto(azienda)
  if (missing.length === 0) return null
  const bandi = missing.reduce((sum, one) => sum + one.verificabili, 0)
  return (
    <Box className="no-print" ref={panel} sx={{ mb: 3 }} tabIndex={-1}>
      <Disclosure open={missing.some(({ campo }) => campo === chiesto)} title={testi.titolo(missing.length, bandi)}>
        <Typography color="textSecondary" variant="body2">
          {testi.testo}
        </Typography>
        <Box aria-label={testi.elenco} component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 640 }}>
          {missing.map(({ campo, etichetta, verificabili }) => (
            <Box component="li" key={campo} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
              <DatoMancante
                azienda={azienda}
                campo={campo}
                etichetta={etichetta}
                inline
                open={campo === chiesto}
                onSaved={() => panel.current?.focus()}
              >
                <strong>{etichetta}</strong>
                <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
                  {testi.diventano(verificabili)}
                </Box>
              </DatoMancante>
            </Box>
          ))}
        </Box>
      </Disclosure>
    </Box>
  )
}

/** The datum of this company that the address asks for: a line of the start page leads to it. */
function useCampoChiesto({ _id }: Azienda): string | undefined {
  const [params] = useUrlParams()
  const asked = params.get('completa') ?? ''
  return asked.startsWith(`${_id}.`) ? asked.slice(_id.length + 1) : undefined
}
