import { criterioKinds, FORME_GIURIDICHE, formeGiuridiche } from '@bandiera/domain'
import type { Option } from '../form/select-input.tsx'
import { EntriesInput } from './entries-input.tsx'
import type { KindFieldsProps } from './kind-input.tsx'

const { ammesse, escluse } = criterioKinds.formaGiuridica.fields
const FORME: Option[] = FORME_GIURIDICHE.map((value) => ({ value, label: formeGiuridiche[value] }))

/** Legal forms that may apply, and those that may not. */
export function FormaFields({ at }: KindFieldsProps) {
  const forms = {
    optional: true,
    source: FORME,
    toOption: (value: string) => FORME.find((one) => one.value === value) ?? { value, label: value },
    toValues: ({ value }: Option) => [value],
  }
  return (
    <>
      <EntriesInput<string, Option> {...forms} help={ammesse.help} label={ammesse.label} name={`${at}.ammesse`} />
      <EntriesInput<string, Option> {...forms} label={escluse.label} name={`${at}.escluse`} />
    </>
  )
}
