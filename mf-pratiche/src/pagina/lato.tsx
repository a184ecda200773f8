import { daysBetween, nomeScadenza, prossimaScadenza } from '@bandiera/domain'
import { Box, Typography, useToday } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { ScadenzaTesto } from '../parts/scadenza-testo.tsx'
import { testi } from '../testi.ts'
import type { ParteProps } from './pratica-page.tsx'
import { AttivitaAperte } from './attivita-aperte.tsx'

const { pagina } = testi

/** Beside the tabs: what falls due next and what has to be done. */
export function Lato({ pratica, may }: ParteProps) {
  const oggi = useToday()
  const next = prossimaScadenza(pratica)
  return (
    <Box sx={layout}>
      <Blocco title={pagina.scadenze.prossima}>
        {next ? (
          <>
            <Typography>{nomeScadenza(next.tipo)}</Typography>
            <ScadenzaTesto data={next.data} giorni={daysBetween(oggi, next.data)} />
          </>
        ) : (
          <Typography color="textSecondary">{pagina.scadenze.nessuna}</Typography>
        )}
      </Blocco>
      <div className="no-print">
        <Blocco title={pagina.attivita.aperte}>
          <AttivitaAperte may={may} pratica={pratica} />
        </Blocco>
      </div>
    </Box>
  )
}

const Blocco = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box aria-label={title} component="section" sx={{ minWidth: 0 }}>
    <Typography component="h2" sx={{ fontSize: '0.875rem', fontWeight: 600, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

const layout = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const
