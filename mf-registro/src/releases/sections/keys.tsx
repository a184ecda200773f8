import { AddIcon, Box, Button, EmptyState, ErrorState, Skeleton, Stack } from '@bandiera/ui'
import { useState } from 'react'
import type { Registry, TeamKey } from '../../parts/registry.ts'
import { whenText } from '../../parts/texts.ts'
import { SmallTable, type TableColumn } from '../../parts/table.tsx'
import type { Asked } from '../../parts/requests.ts'
import { KeyDialog, RevokeDialog } from '../form.tsx'
import { texts } from '../texts.ts'

const { columnTexts } = texts

interface Props {
  asked: Asked<TeamKey[]>
  registro: Registry
  onDone: () => void
}

export function KeysSection({ asked: { value, error, retry }, registro, onDone }: Props) {
  const [adding, setAdding] = useState(false)
  const [revoking, setRevoking] = useState<TeamKey | null>(null)
  const done = () => {
    retry()
    onDone()
  }
  if (value === null && error !== null) return <ErrorState onRetry={retry} text={error} title={texts.keysError} />
  if (value === null) return <Skeleton height={120} variant="rounded" />
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', mb: 2 }}>
        <Button onClick={() => setAdding(true)} startIcon={<AddIcon />} variant="contained">
          {texts.register}
        </Button>
      </Stack>
      {value.length === 0 ? (
        <EmptyState title={texts.noKey} />
      ) : (
        <SmallTable columns={columnsOf(setRevoking)} keyOf={({ id }) => id} label={texts.keys} rows={value} />
      )}
      {adding && <KeyDialog onClose={() => setAdding(false)} onDone={retry} />}
      {revoking && (
        <RevokeDialog teamKey={revoking} onClose={() => setRevoking(null)} onDone={done} registro={registro} />
      )}
    </>
  )
}

const columnsOf = (revoke: (chiave: TeamKey) => void): TableColumn<TeamKey>[] => [
  { label: texts.form.team, cell: ({ team }) => team },
  {
    label: columnTexts.key,
    cell: ({ id }) => (
      <Box component="code" sx={{ fontSize: '0.8125rem' }}>
        {id}
      </Box>
    ),
  },
  { label: columnTexts.modules, cell: ({ modules }) => (modules === '*' ? texts.allModules : modules.join(', ')) },
  {
    label: columnTexts.state,
    cell: ({ revokedAt, operator }) =>
      revokedAt ? texts.revoked(whenText(revokedAt)) : operator ? texts.operator : texts.publicKey,
  },
  { label: columnTexts.since, cell: ({ at, addedBy }) => `${whenText(at)}, ${addedBy}` },
  {
    label: texts.revoke,
    action: true,
    cell: (chiave) =>
      !chiave.revokedAt && (
        <Button
          aria-label={texts.revokeName(chiave.team, chiave.id)}
          color="error"
          onClick={() => revoke(chiave)}
          size="small"
          sx={{ my: -1, ml: -2 }}
        >
          {texts.revoke}
        </Button>
      ),
  },
]
