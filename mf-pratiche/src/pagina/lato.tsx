import { daysBetween, nomeScadenza, prossimaScadenza, type Azienda } from '@bandiera/domain'
import { Box, Typography, useToday } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { ScadenzaTesto } from '../parts/scadenza-testo.tsx'
import { useNomi } from '../parts/use-nomi.ts'
import { testi } from '../testi.ts'
import type { ParteProps } from './pratica-page.tsx'
import { AttivitaAperte } from './attivita-aperte.tsx'

const { pagina } = testi

/** Beside the tabs: what falls due next, what has to be done, and who works on it. */
export function Lato({ pratica, azienda, may }: ParteProps & { azienda: Azienda | undefined }) {
  const oggi = useToday()
  const nome = useNomi()
  const next = prossimaScadenza(pratica)
  const people = [
    [testi.responsabile, nome(pratica.assegnatoA)],
    [pagina.gestore, azienda ? nome(azienda.gestoreId) : null],
    [pagina.condivisa, pratica.extra],
  ] as const
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
      <Blocco title={pagina.attivita.aperte}>
        <AttivitaAperte may={may} pratica={pratica} />
      </Blocco>
      <Blocco title={pagina.persone}>
        <Box component="dl" sx={{ m: 0 }}>
          {people.map(
            ([label, value]) =>
              value && (
                <Box key={label} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                  <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {label}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {value}
                  </Box>
                </Box>
              ),
          )}
        </Box>
      </Blocco>
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
