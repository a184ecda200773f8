import { AddIcon, Box, Button, EmptyState, ErrorState, Skeleton, Stack } from '@bandiera/ui'
import { useState } from 'react'
import type { Chiave } from '../dati/chiave.ts'
import type { Registro } from '../dati/registro.ts'
import { quandoText } from '../parole/scelte.ts'
import { Tabella, type Colonna } from '../parts/tabella.tsx'
import type { Asked } from '../parts/use-asked.ts'
import { ChiaveDialog } from './chiave-dialog.tsx'
import { RevocaDialog } from './revoca-dialog.tsx'
import { testi } from './testi.ts'

const { colonne } = testi

interface Props {
  asked: Asked<Chiave[]>
  registro: Registro
  /** After something was withdrawn. */
  onDone: () => void
}

/** Keys of teams: who may publish what, with the way to register one and to revoke it. */
export function Chiavi({ asked: { value, error, retry }, registro, onDone }: Props) {
  const [adding, setAdding] = useState(false)
  const [revoking, setRevoking] = useState<Chiave | null>(null)
  const done = () => {
    retry()
    onDone()
  }
  if (value === null && error !== null) return <ErrorState onRetry={retry} text={error} title={testi.erroreChiavi} />
  if (value === null) return <Skeleton height={120} variant="rounded" />
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', mb: 2 }}>
        <Button onClick={() => setAdding(true)} startIcon={<AddIcon />} variant="contained">
          {testi.registra}
        </Button>
      </Stack>
      {value.length === 0 ? (
        <EmptyState title={testi.nessunaChiave} />
      ) : (
        <Tabella colonne={columnsOf(setRevoking)} keyOf={({ id }) => id} label={testi.chiavi} righe={value} />
      )}
      {adding && <ChiaveDialog onClose={() => setAdding(false)} onDone={retry} />}
      {revoking && (
        <RevocaDialog chiave={revoking} onClose={() => setRevoking(null)} onDone={done} registro={registro} />
      )}
    </>
  )
}

const columnsOf = (revoke: (chiave: Chiave) => void): Colonna<Chiave>[] => [
  { label: testi.form.squadra, cell: ({ team }) => team },
  {
    label: colonne.chiave,
    cell: ({ id }) => (
      <Box component="code" sx={{ fontSize: '0.8125rem' }}>
        {id}
      </Box>
    ),
  },
  { label: colonne.moduli, cell: ({ modules }) => (modules === '*' ? testi.tuttiModuli : modules.join(', ')) },
  {
    label: colonne.stato,
    cell: ({ revokedAt, operator }) =>
      revokedAt ? testi.revocata(quandoText(revokedAt)) : operator ? testi.operatore : testi.pubblica,
  },
  { label: colonne.dal, cell: ({ at, addedBy }) => `${quandoText(at)}, ${addedBy}` },
  {
    label: testi.revoca,
    azione: true,
    cell: (chiave) =>
      !chiave.revokedAt && (
        <Button
          aria-label={testi.revocaNome(chiave.team, chiave.id)}
          color="error"
          onClick={() => revoke(chiave)}
          size="small"
          sx={{ my: -1, ml: -2 }}
        >
          {testi.revoca}
        </Button>
      ),
  },
]
