import { isNeeded, type Field } from '@bandiera/domain'
import { useWatch } from 'react-hook-form'
import { CheckListInput } from '../../form/check-list-input.tsx'
import type { FieldProps } from '../../form/field-frame.tsx'
import { NumberInput } from '../../form/number-input.tsx'
import { RecordInput } from '../../form/record-inputs.tsx'
import { SelectInput, type Option } from '../../form/select-input.tsx'
import { SceltaInput } from '../scelta-input.tsx'
import { testi } from '../testi.ts'
import { Colonne } from './colonne.tsx'

/** One field of a criterion, which a form holds as it is stored: what is not chosen is absent. */
export function KindInput({ field, name }: { field: Field; name: string }) {
  const { kind, label, help, words = {}, none } = field
  const common = { name, label, optional: !isNeeded(field), ...(help !== undefined && { help }) }
  const options = Object.entries(words).map(([value, word]): Option => ({ value, label: word }))
  if (kind === 'texts')
    return (
      <Colonne>
        <CheckListInput {...common} options={options} />
      </Colonne>
    )
  if (kind === 'euro') return <LimitInput {...common} />
  if (kind !== 'choice') return <RecordInput field={field} name={name} />
  if (none !== undefined) return <SceltaInput {...common} nessuna={none} options={options} />
  // what may be an empty text starts as one: there is no usual choice
  const isOpen = isNeeded(field) && field.schema.safeParse('').success
  if (isOpen) return <SelectInput {...common} options={options} placeholder={testi.scegli} />
  return <SceltaInput {...common} optional={false} options={options} />
}

/** An amount that limits something is nearly always whole: cents only where there are some. */
function LimitInput(props: FieldProps) {
  const value: unknown = useWatch({ name: props.name })
  return <NumberInput {...props} allDecimals={!Number.isInteger(value)} decimals={2} unit="€" />
}
