import { formatInstant, formatNumber } from '@bandiera/domain'
import { Box, EmptyState, ErrorState, Section, Skeleton } from '@bandiera/ui'
import { parseFreni, type Freno } from './throttled-data.ts'
import { Tabella, type Colonna } from '../../parts/table.tsx'
import { useAsked } from '../../parts/requests.ts'
import { texts } from '../texts-throttled.ts'

const { colonne } = texts
const COLONNE: readonly Colonna<Freno>[] = [
  { label: colonne.chi, cell: ({ nome }) => nome ?? texts.senzaNome },
  { label: colonne.tenant, cell: ({ tenant }) => tenant },
  { label: colonne.tipo, cell: ({ tipo }) => texts.tipi[tipo] },
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
    <Section title={texts.titolo}>
      <Box sx={{ color: 'text.secondary', mb: 3, maxWidth: '75ch' }}>{texts.intro}</Box>
      {value === null && error !== null && <ErrorState onRetry={retry} text={error} title={texts.errore} />}
      {value === null && error === null && (
        <Skeleton aria-label={texts.attesa} height={112} role="status" variant="rounded" />
      )}
      {value?.length === 0 && <EmptyState text={texts.vuotoTesto} title={texts.vuoto} />}
      {value !== null && value.length > 0 && (
        <Tabella
          colonne={COLONNE}
          keyOf={({ tenant, chi, tipo }) => `${tenant} ${chi} ${tipo}`}
          label={texts.titolo}
          righe={value}
        />
      )}
    </Section>
  )
}
