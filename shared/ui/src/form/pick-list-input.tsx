import { foldText } from '@bandiera/domain'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { uiTexts as comuni } from '../texts.ts'
import { ChoiceFrame } from './choice-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import type { Option } from './select-input.tsx'
import { useField } from './use-field.ts'

export interface PickListInputProps extends FieldProps {
  options: readonly Option[]
  search: string
}

const SEARCHED = 8

/** Several choices from a list that may be long. Its value is the list of chosen values; values without an option are kept. */
export function PickListInput({ name, options, search, ...frame }: PickListInputProps) {
  const { field, error } = useField({ name })
  const [text, setText] = useState('')
  const chosen = (field.value as readonly string[] | undefined) ?? []
  const words = foldText(text).split(' ').filter(Boolean)
  const shown = options.filter(({ label }) => words.every((word) => foldText(label).includes(word)))
  const values = shown.map(({ value }) => value)
  const taken = values.filter((value) => chosen.includes(value)).length
  const put = (changed: readonly string[], on: boolean) => {
    const rest = chosen.filter((value) => !changed.includes(value))
    field.onChange(on ? [...rest, ...changed] : rest)
  }
  return (
    <ChoiceFrame {...frame} error={error}>
      {(noteId) => (
        <Box onBlur={field.onBlur} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, mt: 1 }}>
          {options.length > SEARCHED && (
            <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
              <OutlinedInput
                fullWidth
                inputProps={{ 'aria-label': search, autoComplete: 'off' }}
                onChange={(event) => setText(event.target.value)}
                placeholder={search}
                type="search"
                value={text}
              />
            </Box>
          )}
          <Box sx={{ display: 'flex', alignItems: 'center', px: 3, borderBottom: 1, borderColor: 'divider' }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={shown.length > 0 && taken === shown.length}
                  disabled={shown.length === 0}
                  indeterminate={taken > 0 && taken < shown.length}
                  onChange={(event) => put(values, event.target.checked)}
                  slotProps={{ input: { ref: field.ref, 'aria-describedby': noteId } }}
                />
              }
              label={comuni.selezionaTutto}
              sx={{ flex: 1 }}
            />
            <Typography color="textSecondary" role="status" variant="body2">
              {comuni.sceltiDi(chosen.length, options.length)}
            </Typography>
          </Box>
          <Box sx={{ maxHeight: 264, overflow: 'auto', px: 3, py: 1, display: 'flex', flexDirection: 'column' }}>
            {shown.map(({ value, label }) => (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={chosen.includes(value)}
                    onChange={(event) => put([value], event.target.checked)}
                    slotProps={{ input: { 'aria-describedby': noteId } }}
                  />
                }
                key={value}
                label={label}
              />
            ))}
            {shown.length === 0 && <Typography sx={{ py: 2 }}>{comuni.nessunRisultato}</Typography>}
          </Box>
        </Box>
      )}
    </ChoiceFrame>
  )
}
