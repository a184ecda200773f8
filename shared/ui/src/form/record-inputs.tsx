import { boundOf, dayInRome, isNeeded, tidied, tidyText, type Field, type Fields } from '@bandiera/domain'
import { Fragment, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckInput, YesNoInput } from './choice-input.tsx'
import { CodiceFiscaleInput, EmailInput, PartitaIvaInput, PecInput, TextAreaInput, TextInput } from './text-inputs.tsx'
import { DateInput, TimeInput } from './date-input.tsx'
import type { FieldProps } from './field-frame.tsx'
import { EuroInput, NumberInput } from './number-input.tsx'
import { PhoneInput } from './phone/phone-input.tsx'
import { SelectInput } from './select-input.tsx'

export interface RecordInputsProps<K extends string> {
  fields: Fields
  keys: readonly K[]
  at?: string
  after?: Partial<Record<K, ReactNode>>
  /** Fields that this form needs, though a record may lack them. */
  required?: readonly K[]
}

export const RecordInputs = <K extends string>({ fields, keys, at, after = {}, required = [] }: RecordInputsProps<K>) =>
  keys.map((key) => (
    <Fragment key={key}>
      <RecordInput
        field={required.includes(key) ? { ...fields[key]!, expected: true } : fields[key]!}
        name={at ? `${at}.${key}` : key}
      />
      {after[key]}
    </Fragment>
  ))

export function RecordInput({ field, name }: { field: Field; name: string }) {
  const { label, kind, help, check, expected, signed, words } = field
  const optional = !isNeeded(field) && !expected
  // absent facts are left to the input, which may have its own help
  const common: FieldProps = { name, label, optional, ...(help !== undefined && { help }) }
  const text = { ...common, maxLength: boundOf(field).longest }
  switch (kind) {
    case 'lines':
      return <TextAreaInput {...text} />
    case 'email':
      return <EmailInput {...text} />
    case 'pec':
      return <PecInput {...text} />
    case 'phone':
      return <PhoneInput {...common} />
    case 'partitaIva':
      return <PartitaIvaInput {...common} />
    case 'codiceFiscale':
      return <CodiceFiscaleInput {...common} />
    case 'day':
      return <DateInput {...common} {...daysOf(field)} />
    case 'hour':
      return <TimeInput {...common} />
    case 'euro':
      return <EuroInput {...common} signed={signed ?? false} />
    case 'number':
      return <NumberInput {...common} {...numberOf(field)} />
    case 'yesNo':
      return isTick(field) ? (
        <CheckInput {...common} optional={false} />
      ) : (
        <YesNoInput {...common} negated={field.negated ?? false} optional={false} />
      )
    case 'choice':
      return <WordsInput {...common} words={words ?? {}} />
    case 'site':
      return <TextInput {...text} tidy={tidyText} />
    case 'text':
      return <TextInput {...text} {...(check && { tidy: tidied(check) })} />
    case 'texts':
      return <TextInput {...common} {...(check && { tidy: tidied(check) })} />
    case 'instant':
    case 'reference':
    case 'references':
    case 'group':
    case 'rows':
    case 'other':
      throw new Error(`${name}: a ${kind} has an input of its own`)
  }
}

/** A choice among the words of a closed list; a value that another version stored can stay. */
function WordsInput({ words, ...props }: FieldProps & { words: Readonly<Record<string, string>> }) {
  const value: unknown = useWatch({ name: props.name })
  const known = typeof value !== 'string' || value === '' || Object.hasOwn(words, value)
  const options = Object.entries({ ...words, ...(!known && { [value]: value }) })
  return <SelectInput {...props} options={options.map(([option, label]) => ({ value: option, label }))} />
}

const daysOf = ({ from, past }: Field) => ({
  ...(from !== undefined && { min: from }),
  ...(past && { max: dayInRome() }),
})
const numberOf = ({ decimals, unit, max }: Field) => ({
  ...(max !== undefined && { max }),
  ...(decimals !== undefined && { decimals, grouped: decimals > 0 || unit !== undefined }),
  ...(unit !== undefined && { unit }),
})
/** Yes or nothing: a value that may not be `null` has no third answer. */
const isTick = ({ schema }: Field): boolean => !schema.safeParse(null).success
