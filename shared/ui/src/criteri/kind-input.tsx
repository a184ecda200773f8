import { type Criterio, type Field, isNeeded } from '@bandiera/domain'
import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckListInput } from '../form/check-list-input.tsx'
import { FieldFrame, type FieldProps } from '../form/field-frame.tsx'
import { NumberInput } from '../form/number-input.tsx'
import { RecordInput } from '../form/record-inputs.tsx'
import { type Option, SelectInput } from '../form/select-input.tsx'
import { criteriTexts } from './texts.ts'
import { useField } from '../form/use-field.ts'
import type { References } from './references.ts'

/** One field of a criterion. The form holds it as it is stored: without a choice the field is absent. */
export function KindInput({ field, name }: { field: Field; name: string }) {
  const { kind, label, help, words = {}, none } = field
  const common = { name, label, optional: !isNeeded(field), ...(help !== undefined && { help }) }
  const options = Object.entries(words).map(([value, word]): Option => ({ value, label: word }))
  if (kind === 'texts')
    return (
      <Columns>
        <CheckListInput {...common} options={options} />
      </Columns>
    )
  if (kind === 'euro') return <LimitInput {...common} />
  if (kind !== 'choice') return <RecordInput field={field} name={name} />
  if (none !== undefined) return <OptionalSelect {...common} nessuna={none} options={options} />
  // a field that may be an empty text starts empty: there is no usual choice
  const isOpen = isNeeded(field) && field.schema.safeParse('').success
  if (isOpen) return <SelectInput {...common} options={options} placeholder={criteriTexts.scegli} />
  return <OptionalSelect {...common} optional={false} options={options} />
}

/** Limits are nearly always whole euros: cents are shown only when there are some. */
function LimitInput(props: FieldProps) {
  const value: unknown = useWatch({ name: props.name })
  return <NumberInput {...props} allDecimals={!Number.isInteger(value)} decimals={2} unit="€" />
}

interface OptionalSelectProps extends FieldProps {
  options: readonly Option[]
  /** First line, for no choice; its value is `undefined`. Without this line a choice is required. */
  nessuna?: string
}

/** A choice that may be absent: the schema would refuse an empty text. */
function OptionalSelect({ name, options, nessuna, ...frame }: OptionalSelectProps) {
  const { field, error } = useField({ name })
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <NativeSelect
          input={<OutlinedInput sx={{ '& select': { py: '8px' } }} />}
          inputProps={{ ...control, name }}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value || undefined)}
          value={field.value ?? (nessuna === undefined ? (options[0]?.value ?? '') : '')}
        >
          {nessuna !== undefined && <option value="">{nessuna}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  )
}

/** A long check list in as many columns as there is room for. */
const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      '& .MuiFormGroup-root': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        columnGap: 4,
      },
    }}
  >
    {children}
  </Box>
)

/** Two short fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 4, maxWidth: 640 }}>
    {children}
  </Box>
)

/** What the fields of every kind of criterion get. */
export interface KindFieldsProps {
  /** Path of the criterion in the form's values. */
  at: string
  criterio: Criterio
  riferimenti: References
}
