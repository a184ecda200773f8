import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useId, useState } from 'react'
import { agree, countText, type Noun, uiTexts } from '../texts.ts'
import type { RowSelection } from './use-selection.ts'
import type { IconComponent } from '../icons/portal-icon.tsx'

export interface BulkBarProps<T> {
  nome: Noun
  selection: RowSelection<T>
  actions: readonly BulkAction<T>[]
}

export function BulkBar<T>({ nome, selection, actions }: BulkBarProps<T>) {
  const { records, unseen, clear } = selection
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const start = async (action: BulkAction<T>) => {
    setRunning(true)
    setFailure(null)
    try {
      if ((await action.run(records)) !== false) clear()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
    setRunning(false)
  }
  const leave = () => {
    setFailure(null)
    clear()
  }
  return (
    <Paper
      aria-label={uiTexts.azioniSelezione}
      className="no-print"
      component="section"
      data-over-page
      elevation={6}
      sx={bar}
    >
      {failure && (
        <Alert role="alert" severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
          {`${countText(nome, records.length)} ${agree(nome, 'selezionat', records.length)}`}
          {unseen > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {` ${uiTexts.nascosti(unseen, nome)}`}
            </Box>
          )}
        </Box>
        {actions.map((action) => (
          <ActionButton action={action} busy={running} key={action.id} onStart={start} records={records} />
        ))}
        <Button disabled={running} onClick={leave}>
          {uiTexts.annullaSelezione}
        </Button>
      </Box>
    </Paper>
  )
}

interface ActionButtonProps<T> {
  action: BulkAction<T>
  records: readonly T[]
  busy: boolean
  onStart: (action: BulkAction<T>) => void
}

/** A refused action stays focusable, so that screen readers read its reason. */
function ActionButton<T>({ action, records, busy, onStart }: ActionButtonProps<T>) {
  const id = useId()
  const { label, icon: Icon } = action
  const reason = records.length > 0 ? (action.refusal?.(records) ?? null) : null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button
        aria-describedby={reason ? id : undefined}
        aria-disabled={reason !== null || undefined}
        disabled={busy}
        onClick={() => reason === null && onStart(action)}
        startIcon={Icon && <Icon aria-hidden />}
        sx={reason === null ? undefined : refused}
        variant="outlined"
      >
        {label}
      </Button>
      {reason && (
        <Box component="span" id={id} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {reason}
        </Box>
      )}
    </Box>
  )
}

const refused = {
  color: 'text.secondary',
  borderColor: 'divider',
  borderStyle: 'dashed',
  cursor: 'not-allowed',
} as const
const bar = {
  position: 'sticky',
  bottom: 8,
  // covers the tenant's floating link until the selection ends
  zIndex: (theme: { zIndex: { fab: number } }) => theme.zIndex.fab + 1,
  order: 1,
  mt: 2,
  px: 4,
  py: 2,
  border: 1,
  borderColor: 'primary.main',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)',
} as const

export interface BulkAction<T> {
  id: string
  label: string
  icon?: IconComponent
  /** Does it. The selection is cleared after it, unless it answers `false` or rejects: then the message is shown. */
  run: (records: readonly T[]) => void | false | Promise<void | false>
  /** Why it cannot be done to these records, in Italian; `null` when it can. */
  refusal?: (records: readonly T[]) => string | null
}
