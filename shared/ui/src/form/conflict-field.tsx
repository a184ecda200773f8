import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { formatInstant, plainText, type FieldConflict } from '@bandiera/domain'
import { useId } from 'react'
import { testi } from './testi.ts'

const { conflitto } = testi

export interface ConflictFieldProps {
  conflict: FieldConflict
  label: string
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
  /** Takes the focus when the window opens. */
  first?: boolean
}

/** One field with both values; which one is kept. */
export function ConflictField({ conflict, label, isTheirs, onChoose, first = false }: ConflictFieldProps) {
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
        <FormControlLabel
          control={<Radio autoFocus={first} />}
          label={<Choice title={conflitto.mio} value={shown(words.mine)} />}
          sx={choice}
          value="mine"
        />
        <FormControlLabel
          control={<Radio />}
          label={<Choice title={conflitto.loro(by, formatInstant(at))} value={shown(words.theirs)} />}
          sx={choice}
          value="theirs"
        />
      </RadioGroup>
    </FormControl>
  )
}

const Choice = ({ title, value }: { title: string; value: string }) => (
  <>
    <span>{`${title}: `}</span>
    <Box component="strong" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  </>
)

const plain = ({ base, mine, theirs }: FieldConflict) => ({
  base: plainText(base),
  mine: plainText(mine),
  theirs: plainText(theirs),
})
const shown = (text: string): string => text || conflitto.vuoto
const choice = { alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 2 } } as const
