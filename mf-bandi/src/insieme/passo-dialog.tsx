import type { Bando, Redazione } from '@bandiera/domain'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@bandiera/ui'
import { useId, useState } from 'react'
import { isReversibile, motiviContro, passoPatch } from '../redazione/passi.ts'
import { testi } from '../testi.ts'
import { Rifiuti } from './rifiuti.tsx'
import { useInsieme, type Rifiuto } from './use-insieme.ts'

interface PassoDialogProps {
  bandi: readonly Bando[]
  a: Redazione
  /** `true` when something was written: the selection has done its work. */
  onClose: (done: boolean) => void
}

/** One editorial step for many grants: how many take it, which ones do not and why, before and after. */
export function PassoDialog({ bandi, a, onClose }: PassoDialogProps) {
  const id = useId()
  const { busy, run } = useInsieme()
  const [refused, setRefused] = useState<readonly Rifiuto[] | null>(null)
  const [chosen] = useState(bandi)
  const against = chosen.map((bando) => ({ bando, motivo: motiviContro(bando, a).join('; ') }))
  const ready = against.filter(({ motivo }) => motivo === '').map(({ bando }) => bando)
  const { passi, quanti, niente, effetto, nonPossibile, rifiutati, annulla, chiudi } = testi.redazione
  const go = async () => {
    const failed = await run(
      ready,
      () => passoPatch(a),
      (bando) => isReversibile(bando, a),
    )
    if (failed.length === 0) onClose(true)
    else setRefused(failed)
  }
  const close = () => onClose(refused !== null)
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={busy ? undefined : close} open>
      <DialogTitle id={id}>{`${passi[a]}: ${quanti(chosen.length)}`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {refused === null && <Box>{ready.length === 0 ? niente : effetto[a]}</Box>}
        {refused === null && <Rifiuti rifiuti={against.filter(({ motivo }) => motivo !== '')} title={nonPossibile} />}
        {refused !== null && <Rifiuti rifiuti={refused} title={rifiutati} />}
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={close}>
          {refused === null && ready.length > 0 ? annulla : chiudi}
        </Button>
        {refused === null && ready.length > 0 && (
          <Button autoFocus disabled={busy} onClick={() => void go()} variant="contained">
            {`${passi[a]} ${quanti(ready.length)}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
