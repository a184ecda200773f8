import { AddIcon, Box, Button, EmptyState, ErrorState, Skeleton, Stack } from '@bandiera/ui'
import { useState } from 'react'
import type { Chiave } from '../parts/keys.ts'
import type { Registro } from '../../parts/registry.ts'
import { quandoText } from '../../tenant/texts-choices.ts'
import { Tabella, type Colonna } from '../../parts/table.tsx'
import type { Asked } from '../../parts/requests.ts'
import { ChiaveDialog } from '../form.tsx'
import { RevocaDialog } from '../revoke-dialog.tsx'
import { texts } from '../texts.ts'

const { colonne } = texts

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
  if (value === null && error !== null) return <ErrorState onRetry={retry} text={error} title={texts.erroreChiavi} />
  if (value === null) return <Skeleton height={120} variant="rounded" />
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', mb: 2 }}>
        <Button onClick={() => setAdding(true)} startIcon={<AddIcon />} variant="contained">
          {texts.registra}
        </Button>
      </Stack>
      {value.length === 0 ? (
        <EmptyState title={texts.nessunaChiave} />
      ) : (
        <Tabella colonne={columnsOf(setRevoking)} keyOf={({ id }) => id} label={texts.chiavi} righe={value} />
      )}
      {adding && <ChiaveDialog onClose={() => setAdding(false)} onDone={retry} />}
      {revoking && (
        <RevocaDialog chiave={revoking} onClose={() => setRevoking(null)} onDone={done} registro={registro} />
      )}
    </>
  )
}

const columnsOf = (revoke: (chiave: Chiave) => void): Colonna<Chiave>[] => [
  { label: texts.form.squadra, cell: ({ team }) => team },
  {
    label: colonne.chiave,
    cell: ({ id }) => (
      <Box component="code" sx={{ fontSize: '0.8125rem' }}>
        {id}
      </Box>
    ),
  },
  { label: colonne.moduli, cell: ({ modules }) => (modules === '*' ? texts.tuttiModuli : modules.join(', ')) },
  {
    label: colonne.stato,
    cell: ({ revokedAt, operator }) =>
      revokedAt ? texts.revocata(quandoText(revokedAt)) : operator ? texts.operatore : texts.pubblica,
  },
  { label: colonne.dal, cell: ({ at, addedBy }) => `${quandoText(at)}, ${addedBy}` },
  {
    label: texts.revoca,
    azione: true,
    cell: (chiave) =>
      !chiave.revokedAt && (
        <Button
          aria-label={texts.revocaNome(chiave.team, chiave.id)}
          color="error"
          onClick={() => revoke(chiave)}
          size="small"
          sx={{ my: -1, ml: -2 }}
        >
          {texts.revoca}
        </Button>
      ),
  },
]
