import type { Bando, EditorialState } from '@bandiera/domain'
import {
  Box,
  Button,
  createOnDemand,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  WhenLoaded,
} from '@bandiera/ui'
import type { BulkAction } from '@bandiera/ui/list'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { texts } from './texts.ts'
import { isReversible, reasonsAgainst, stepPatch } from './parts/editorial-steps.ts'
import { Refusals, type Refusal, useBulkWrite } from './parts/use-bulk-write.tsx'

interface Work {
  what: EditorialState | 'gestori'
  bandi: readonly Bando[]
  /** Ends the action of the list: `false` keeps the selection. */
  end: (keep: void | false) => void
}

const STEPS = ['in_revisione', 'pubblicato', 'archiviato'] as const

export function useBulk(curator: boolean): { bulk: readonly BulkAction<Bando>[] | undefined; dialog: ReactNode } {
  const [work, setWork] = useState<Work | null>(null)
  const bulk = useMemo(() => {
    const open = (what: Work['what']) => (bandi: readonly Bando[]) =>
      new Promise<void | false>((end) => setWork({ what, bandi, end }))
    const steps = STEPS.map((a) => ({ id: a, label: texts.redazione.passi[a], run: open(a) }))
    return curator ? [...steps, { id: 'gestori', label: texts.redazione.assign, run: open('gestori') }] : undefined
  }, [curator])
  const close = (done: boolean) => {
    work?.end(done ? undefined : false)
    setWork(null)
  }
  if (!work) return { bulk, dialog: null }
  const { what, bandi } = work
  const dialog =
    what === 'gestori' ? (
      <WhenLoaded code={assignDialog}>
        {({ AssignDialog }) => <AssignDialog bandi={bandi} onClose={close} />}
      </WhenLoaded>
    ) : (
      <StepDialog a={what} bandi={bandi} onClose={close} />
    )
  return { bulk, dialog }
}

interface StepDialogProps {
  bandi: readonly Bando[]
  a: EditorialState
  /** `true` when something was written. */
  onClose: (done: boolean) => void
}

/** One editorial step for many grants: the number that take it, and the others with the reason, before and after. */
export function StepDialog({ bandi, a, onClose }: StepDialogProps) {
  const id = useId()
  const { busy, run } = useBulkWrite()
  const [refused, setRefused] = useState<readonly Refusal[] | null>(null)
  const [chosen] = useState(bandi)
  const against = chosen.map((bando) => ({ bando, motivo: reasonsAgainst(bando, a).join('; ') }))
  const ready = against.filter(({ motivo }) => motivo === '').map(({ bando }) => bando)
  const { passi, count, nothing, effect, notPossible, refusedOnes, cancel, chiudi } = texts.redazione
  const go = async () => {
    const failed = await run(
      ready,
      () => stepPatch(a),
      (bando) => isReversible(bando, a),
    )
    if (failed.length === 0) onClose(true)
    else setRefused(failed)
  }
  const close = () => onClose(refused !== null)
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={busy ? undefined : close} open>
      <DialogTitle id={id}>{`${passi[a]}: ${count(chosen.length)}`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {refused === null && <Box>{ready.length === 0 ? nothing : effect[a]}</Box>}
        <Refusals
          rifiuti={refused ?? against.filter(({ motivo }) => motivo !== '')}
          title={refused ? refusedOnes : notPossible}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={close}>
          {refused === null && ready.length > 0 ? cancel : chiudi}
        </Button>
        {refused === null && ready.length > 0 && (
          <Button autoFocus disabled={busy} onClick={() => void go()} variant="contained">
            {`${passi[a]} ${count(ready.length)}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const assignDialog = createOnDemand(() => import('./parts/assign-dialog.tsx'))
