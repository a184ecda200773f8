import { Alert, Box, LinearProgress, Marker, WarningIcon } from '@bandiera/ui'
import type { Prospetto } from '../../parts/command/plan.ts'
import { Esito, Motivi } from '../../parts/outcome.tsx'
import type { Risposta } from '../../parts/use-answer.ts'
import { Tabella, type Colonna } from '../../parts/table.tsx'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from '../texts.ts'

const { colonne } = moduleTexts

const COLONNE: Colonna<Prospetto>[] = [
  { label: colonne.cliente, cell: ({ tenant }) => tenant },
  { label: colonne.modulo, cell: ({ id }) => id },
  { label: colonne.prima, cell: ({ before }) => <Esito risolta={before} /> },
  { label: colonne.dopo, cell: (riga) => <Dopo riga={riga} /> },
]

function Dopo({ riga: { after, stranded, lost } }: { riga: Prospetto }) {
  const without = lost && <Box>{texts.senza(lost)}</Box>
  if (stranded)
    return (
      <>
        <Marker icon={WarningIcon} tone="error">
          {texts.resta}
        </Marker>
        {without ?? <Motivi risolta={after} />}
      </>
    )
  if (!without) return <Esito risolta={after} />
  return (
    <>
      {without}
      {after.version === null && <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{texts.nonUsato}</Box>}
    </>
  )
}

/** The table of what would change, and whether it would be refused. */
export function Prospetti({ chiesto, niente }: { chiesto: Risposta<readonly Prospetto[]>; niente: string }) {
  const { value: prospetto, error, loading } = chiesto
  const stranded = prospetto?.filter((one) => one.stranded).length ?? 0
  return (
    <Box aria-busy={loading} aria-live="polite" sx={{ mt: 3 }}>
      {loading && <LinearProgress aria-label={texts.attesa} sx={{ mb: 2 }} />}
      {error !== null && <Alert severity="error">{error}</Alert>}
      {stranded > 0 && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {texts.rifiutata(stranded)}
        </Alert>
      )}
      {prospetto?.length === 0 && <Alert severity="success">{niente}</Alert>}
      {prospetto && prospetto.length > 0 && (
        <Tabella
          colonne={COLONNE}
          keyOf={({ tenant, id }) => `${tenant} ${id}`}
          label={texts.tabella}
          righe={prospetto.toSorted((a, b) => Number(b.stranded) - Number(a.stranded))}
        />
      )}
    </Box>
  )
}
