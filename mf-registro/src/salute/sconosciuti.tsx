import { formatNumber } from '@bandiera/domain'
import { Box, Section } from '@bandiera/ui'
import type { Sconosciuti as Riga } from '../dati/registro.ts'
import { Tabella, type Colonna } from '../parts/tabella.tsx'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'

const { conteggi } = testi

const COLONNE: Colonna<Riga>[] = [
  { label: testi.colonne.versione, cell: ({ id, version }) => `${id} ${version}` },
  { label: comuni.colonne.cliente, cell: ({ tenant }) => tenant },
  { label: conteggi.segnalazioni, cell: ({ reports }) => formatNumber(reports) },
  { label: conteggi.caricamenti, cell: ({ loads }) => formatNumber(loads) },
  { label: conteggi.guasti, cell: ({ failures }) => formatNumber(failures) },
  { label: conteggi.csp, cell: ({ csp }) => formatNumber(csp) },
]

/** What was told where no one was signed in, apart from what counts. */
export function Sconosciuti({ righe }: { righe: readonly Riga[] }) {
  if (righe.length === 0) return null
  return (
    <Section title={testi.sconosciuti}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{testi.sconosciutiNota}</Box>
      <Tabella
        colonne={COLONNE}
        keyOf={({ tenant, id, version }) => `${tenant} ${id} ${version}`}
        label={testi.sconosciuti}
        righe={righe}
      />
    </Section>
  )
}
