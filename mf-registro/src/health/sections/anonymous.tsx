import { formatNumber } from '@bandiera/domain'
import { Box, Section } from '@bandiera/ui'
import type { Sconosciuti as Riga } from '../../parts/registry.ts'
import { Tabella, type Colonna } from '../../parts/table.tsx'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from '../texts.ts'

const { conteggi } = texts

const COLONNE: Colonna<Riga>[] = [
  { label: texts.colonne.versione, cell: ({ id, version }) => `${id} ${version}` },
  { label: moduleTexts.colonne.cliente, cell: ({ tenant }) => tenant },
  { label: conteggi.segnalazioni, cell: ({ reports }) => formatNumber(reports) },
  { label: conteggi.caricamenti, cell: ({ loads }) => formatNumber(loads) },
  { label: conteggi.guasti, cell: ({ failures }) => formatNumber(failures) },
  { label: conteggi.csp, cell: ({ csp }) => formatNumber(csp) },
]

/** What was told where no one was signed in, apart from what counts. */
export function Sconosciuti({ righe }: { righe: readonly Riga[] }) {
  if (righe.length === 0) return null
  return (
    <Section title={texts.sconosciuti}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{texts.sconosciutiNota}</Box>
      <Tabella
        colonne={COLONNE}
        keyOf={({ tenant, id, version }) => `${tenant} ${id} ${version}`}
        label={texts.sconosciuti}
        righe={righe}
      />
    </Section>
  )
}
