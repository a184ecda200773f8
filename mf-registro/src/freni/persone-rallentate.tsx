import { formatInstant, formatNumber } from '@bandiera/domain'
import { Box, EmptyState, ErrorState, Section, Skeleton } from '@bandiera/ui'
import { parseFreni, type Freno } from '../dati/freni.ts'
import { Tabella, type Colonna } from '../parts/tabella.tsx'
import { useAsked } from '../parts/use-asked.ts'
import { testi } from './testi.ts'

const { colonne } = testi
const COLONNE: readonly Colonna<Freno>[] = [
  { label: colonne.chi, cell: ({ nome }) => nome ?? testi.senzaNome },
  { label: colonne.tenant, cell: ({ tenant }) => tenant },
  { label: colonne.tipo, cell: ({ tipo }) => testi.tipi[tipo] },
  { label: colonne.volte, cell: ({ volte }) => formatNumber(volte) },
  { label: colonne.ultima, cell: ({ ultima }) => formatInstant(ultima) },
]

/**
 * Whom the server refused work, and why.
 * @param again asks anew when it changes
 */
export function PersoneRallentate({ again }: { again: unknown }) {
  const { value, error, retry } = useAsked('/api/registro/freni', parseFreni, again)
  return (
    <Section title={testi.titolo}>
      <Box sx={{ color: 'text.secondary', mb: 3, maxWidth: '75ch' }}>{testi.intro}</Box>
      {value === null && error !== null && <ErrorState onRetry={retry} text={error} title={testi.errore} />}
      {value === null && error === null && (
        <Skeleton aria-label={testi.attesa} height={112} role="status" variant="rounded" />
      )}
      {value?.length === 0 && <EmptyState text={testi.vuotoTesto} title={testi.vuoto} />}
      {value !== null && value.length > 0 && (
        <Tabella
          colonne={COLONNE}
          keyOf={({ tenant, chi, tipo }) => `${tenant} ${chi} ${tipo}`}
          label={testi.titolo}
          righe={value}
        />
      )}
    </Section>
  )
}
