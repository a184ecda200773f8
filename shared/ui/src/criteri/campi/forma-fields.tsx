import { criterioKinds, FORME_GIURIDICHE, formeGiuridiche } from '@bandiera/domain'
import type { Option } from '../../form/select-input.tsx'
import { VociInput } from '../voci-input.tsx'
import type { CampiProps } from './campi.ts'

const { ammesse, escluse } = criterioKinds.formaGiuridica.fields
const FORME: Option[] = FORME_GIURIDICHE.map((value) => ({ value, label: formeGiuridiche[value] }))

/** Legal forms that may apply, and those that may not. */
export function FormaFields({ at }: CampiProps) {
  const forms = {
    optional: true,
    source: FORME,
    toOption: (value: string) => FORME.find((one) => one.value === value) ?? { value, label: value },
    toValues: ({ value }: Option) => [value],
  }
  return (
    <>
      <VociInput<string, Option> {...forms} help={ammesse.help} label={ammesse.label} name={`${at}.ammesse`} />
      <VociInput<string, Option> {...forms} label={escluse.label} name={`${at}.escluse`} />
    </>
  )
}
