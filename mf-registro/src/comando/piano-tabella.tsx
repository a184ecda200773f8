import { Alert, Box, Stack } from '@bandiera/ui'
import type { Piano } from '../dati/piano.ts'
import { rifiutiText } from '../parole/rifiuti.ts'
import { Esito, Versione } from '../parts/esito.tsx'
import { Tabella, type Colonna } from '../parts/tabella.tsx'
import { testi as comuni } from '../testi.ts'
import { testi as tutti } from './testi.ts'

const testi = tutti.prova
const { colonne } = comuni

type Riga = Piano['tenants'][number]['changes'][number] & { tenant: string; n: number }

const COLONNE: Colonna<Riga>[] = [
  { label: colonne.cliente, cell: ({ tenant }) => tenant },
  { label: testi.scelta, cell: ({ n }) => n },
  { label: colonne.modulo, cell: ({ id }) => id },
  { label: colonne.prima, cell: ({ before }) => <Versione versione={before.version} /> },
  { label: colonne.dopo, cell: ({ after, canary }) => <Esito canarino={canary} risolta={after} /> },
]

/** What a command changes, tenant by tenant, and what speaks against it. */
export function PianoTabella({ piano: { tenants, channel, floor, withdrawn = [], refusals } }: { piano: Piano }) {
  const righe = tenants.flatMap(({ tenant, n, changes }) => changes.map((change) => ({ ...change, tenant, n })))
  return (
    <Stack sx={{ gap: 3 }}>
      {refusals.length > 0 && (
        <Alert severity="error">
          {rifiutiText(refusals).map(({ text, altri }) => (
            <Box key={text}>
              {text}
              {altri > 0 && testi.altri(altri)}
            </Box>
          ))}
        </Alert>
      )}
      {channel && (
        <Box>{testi.canale(channel.id, channel.channel, channel.before ?? testi.nienteNelCanale, channel.version)}</Box>
      )}
      {floor && (
        <Box>{testi.minima(floor.id, floor.before ?? testi.nessunaMinima, floor.version ?? testi.nessunaMinima)}</Box>
      )}
      {withdrawn.length > 0 && (
        <Box>{testi.ritiro(withdrawn.map(({ id, version }) => `${id} ${version}`).join(', '))}</Box>
      )}
      {righe.length > 0 && (
        <Tabella
          colonne={COLONNE}
          keyOf={({ tenant, id }) => `${tenant} ${id}`}
          label={testi.tabella}
          passo={10}
          righe={righe}
        />
      )}
      {righe.length === 0 && !channel && !floor && withdrawn.length === 0 && refusals.length === 0 && (
        <Box>{testi.niente}</Box>
      )}
    </Stack>
  )
}
