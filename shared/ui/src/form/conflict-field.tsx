import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { formatInstant, valueText, type FieldConflict } from '@bandiera/domain'
import { useId } from 'react'
import { fieldName } from '../parts/field-name.ts'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'

const { conflitto } = testi

export interface ConflictFieldProps {
  conflict: FieldConflict
  /** Italian names of fields by their path; the name a field has in the form behind when absent. */
  labels?: Readonly<Record<string, string>> | undefined
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
  /** Takes the focus when the window opens. */
  first?: boolean
}

/** One field with both values; which one is kept. */
export function ConflictField({ conflict, labels = {}, isTheirs, onChoose, first = false }: ConflictFieldProps) {
  const { field, base, mine, theirs, by, at } = conflict
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ fontWeight: 500 }}>
        {labels[field] ?? nameInForm(field) ?? fieldName(field, labels)}
      </FormLabel>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
        {conflitto.prima(shown(base))}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        name={id}
        onChange={(_event, value) => onChoose(value === 'theirs')}
        value={isTheirs ? 'theirs' : 'mine'}
      >
        <FormControlLabel
          control={<Radio autoFocus={first} />}
          label={<Choice title={conflitto.mio} value={shown(mine)} />}
          sx={choice}
          value="mine"
        />
        <FormControlLabel
          control={<Radio />}
          label={<Choice title={conflitto.loro(by, formatInstant(at))} value={shown(theirs)} />}
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

const shown = (value: unknown): string => valueText(value) || conflitto.vuoto
const choice = { alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 2 } } as const

/** The label of the field in the form under the window, where it is written under the same name. */
function nameInForm(field: string): string | undefined {
  const [control] = document.getElementsByName(field)
  const label = (control as HTMLInputElement | undefined)?.labels?.[0]?.textContent
  return label?.replace(comuni.facoltativo, '').trim() || undefined
}
