import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { fieldNameAt, type FieldConflict } from '@bandiera/domain'
import { useId, useState } from 'react'
import { testi as comuni } from '../testi.ts'
import { ConflictField } from './conflict-field.tsx'
import { testi } from './testi.ts'

const { conflitto } = testi

export interface ConflictDialogProps {
  /** Fields that somebody else changed too; the window is closed while there are none. */
  conflicts: readonly FieldConflict[]
  /** Names by path of fields that the form behind calls otherwise. */
  labels?: Readonly<Record<string, string>> | undefined
  /** The fields in which theirs is kept, when the person saves; `null` on Esc and when it goes back to the form. */
  onAnswer: (theirs: readonly FieldConflict[] | null) => void
}

/**
 * Two people changed the same fields: of each, whose value is kept. Mine is chosen until told otherwise, so that Enter loses
 * nothing that was typed; going back leaves the form as it is.
 */
export function ConflictDialog({ conflicts, ...rest }: ConflictDialogProps) {
  const id = useId()
  const back = () => rest.onAnswer(null)
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={back} open={conflicts.length > 0}>
      <DialogTitle id={id}>{conflitto.titolo}</DialogTitle>
      {conflicts.length > 0 && <Body {...rest} conflicts={conflicts} key={JSON.stringify(conflicts)} />}
    </Dialog>
  )
}

function Body({ conflicts, labels, onAnswer }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (field: string, isTheirs: boolean) =>
    setTheirs((now) => new Set(isTheirs ? [...now, field] : [...now].filter((one) => one !== field)))
  const whole = (all: boolean) => setTheirs(new Set(all ? conflicts.map(({ field }) => field) : []))
  const people = [...new Set(conflicts.map(({ by }) => by))]
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 4 }}>{conflitto.testo(people.join(', '), conflicts.length)}</DialogContentText>
        {conflicts.length > 1 && (
          <Stack direction="row" sx={{ gap: 2, mb: 4, flexWrap: 'wrap' }}>
            <Button onClick={() => whole(false)} variant="outlined">
              {conflitto.tuttiMiei}
            </Button>
            <Button onClick={() => whole(true)} variant="outlined">
              {conflitto.tuttiLoro}
            </Button>
          </Stack>
        )}
        <Stack sx={{ gap: 5 }}>
          {conflicts.map((conflict, n) => (
            <ConflictField
              conflict={conflict}
              first={n === 0}
              isTheirs={theirs.has(conflict.field)}
              key={conflict.field}
              label={labels?.[conflict.field] ?? conflict.label ?? fieldNameAt({}, conflict.field, {}, () => null)}
              onChoose={(isTheirs) => choose(conflict.field, isTheirs)}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(null)}>{conflitto.indietro}</Button>
        <Button onClick={() => onAnswer(conflicts.filter(({ field }) => theirs.has(field)))} variant="contained">
          {comuni.salva}
        </Button>
      </DialogActions>
    </>
  )
}
