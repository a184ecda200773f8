import { type FieldConflict, fieldNameAt, formatInstant, plainText } from '@bandiera/domain'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { uiTexts as comuni } from '../texts.ts'
import { formTexts } from './texts.ts'

const { conflitto } = formTexts

export interface ConflictDialogProps {
  /** Fields that another person changed too; the window is closed while there are none. */
  conflicts: readonly FieldConflict[]
  labels?: Readonly<Record<string, string>> | undefined
  /** Called with the fields that keep the other person's value, or with `null` on Esc and on the way back to the form. */
  onAnswer: (theirs: readonly FieldConflict[] | null) => void
}

/** Asks for each field whose value to keep. The person's own is preselected, so that Enter loses nothing; going back changes nothing. */
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

interface ConflictFieldProps {
  conflict: FieldConflict
  label: string
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
  first: boolean
}

function ConflictField({ conflict, label, isTheirs, onChoose, first }: ConflictFieldProps) {
  const { by, at, words = plain(conflict) } = conflict
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ fontWeight: 500 }}>
        {label}
      </FormLabel>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
        {conflitto.prima(shown(words.base))}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        name={id}
        onChange={(_event, value) => onChoose(value === 'theirs')}
        value={isTheirs ? 'theirs' : 'mine'}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <FormControlLabel
            control={<Radio autoFocus={first && side === 'mine'} />}
            key={side}
            label={
              <>
                <span>{`${side === 'mine' ? conflitto.mio : conflitto.loro(by, formatInstant(at))}: `}</span>
                <Box component="strong" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {shown(words[side])}
                </Box>
              </>
            }
            sx={choice}
            value={side}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

const plain = ({ base, mine, theirs }: FieldConflict) => ({
  base: plainText(base),
  mine: plainText(mine),
  theirs: plainText(theirs),
})
const shown = (text: string): string => text || conflitto.vuoto
const choice = { alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 2 } } as const
