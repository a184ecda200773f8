import { Alert, Box, Stack } from '@bandiera/ui'
import type { Piano } from './plan.ts'
import { rifiutiText } from '../texts-refusals.ts'
import { Esito, Versione } from '../outcome.tsx'
import { Tabella, type Colonna } from '../table.tsx'
import { texts as moduleTexts } from '../../texts.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.prova
const { colonne } = moduleTexts

type Riga = Piano['tenants'][number]['changes'][number] & { tenant: string; n: number }

const COLONNE: Colonna<Riga>[] = [
  { label: colonne.cliente, cell: ({ tenant }) => tenant },
  { label: texts.scelta, cell: ({ n }) => n },
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
              {altri > 0 && texts.altri(altri)}
            </Box>
          ))}
        </Alert>
      )}
      {channel && (
        <Box>{texts.canale(channel.id, channel.channel, channel.before ?? texts.nienteNelCanale, channel.version)}</Box>
      )}
      {floor && (
        <Box>{texts.minima(floor.id, floor.before ?? texts.nessunaMinima, floor.version ?? texts.nessunaMinima)}</Box>
      )}
      {withdrawn.length > 0 && (
        <Box>{texts.ritiro(withdrawn.map(({ id, version }) => `${id} ${version}`).join(', '))}</Box>
      )}
      {righe.length > 0 && (
        <Tabella
          colonne={COLONNE}
          keyOf={({ tenant, id }) => `${tenant} ${id}`}
          label={texts.tabella}
          passo={10}
          righe={righe}
        />
      )}
      {righe.length === 0 && !channel && !floor && withdrawn.length === 0 && refusals.length === 0 && (
        <Box>{texts.niente}</Box>
      )}
    </Stack>
  )
}
