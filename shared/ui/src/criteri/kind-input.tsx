import { type Criterio, type Field, isNeeded } from '@bandiera/domain'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckListInput } from '../form/choice-input.tsx'
import type { FieldProps } from '../form/field-frame.tsx'
import { NumberInput } from '../form/number-input.tsx'
import { RecordInput } from '../form/record-inputs.tsx'
import { type Option, SelectBox, SelectInput } from '../form/select-input.tsx'
import { criteriTexts } from './texts.ts'
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
  if (none !== undefined) return <SelectBox {...common} first={none} options={options} />
  // a field that may be an empty text starts empty: there is no usual choice
  const isOpen = isNeeded(field) && field.schema.safeParse('').success
  if (isOpen) return <SelectInput {...common} options={options} placeholder={criteriTexts.scegli} />
  return <SelectBox {...common} optional={false} options={options} />
}

/** Limits are nearly always whole euros: cents are shown only when there are some. */
function LimitInput(props: FieldProps) {
  const value: unknown = useWatch({ name: props.name })
  return <NumberInput {...props} allDecimals={!Number.isInteger(value)} decimals={2} unit="€" />
}

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

export const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 4, maxWidth: 640 }}>
    {children}
  </Box>
)

export interface KindFieldsProps {
  at: string
  criterio: Criterio
  riferimenti: References
}
