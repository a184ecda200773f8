import { criterioKinds, LEGAL_FORMS, legalFormLabels } from '@bandiera/domain'
import type { Option } from '../form/select-input.tsx'
import { EntriesInput } from './entries-input.tsx'
import type { KindFieldsProps } from './kind-input.tsx'

const { ammesse, escluse } = criterioKinds.formaGiuridica.fields
const FORMS: Option[] = LEGAL_FORMS.map((value) => ({ value, label: legalFormLabels[value] }))

export function LegalFormFields({ at }: KindFieldsProps) {
  const forms = {
    optional: true,
    source: FORMS,
    toOption: (value: string) => FORMS.find((one) => one.value === value) ?? { value, label: value },
    toValues: ({ value }: Option) => [value],
  }
  return (
    <>
      <EntriesInput<string, Option> {...forms} help={ammesse.help} label={ammesse.label} name={`${at}.ammesse`} />
      <EntriesInput<string, Option> {...forms} label={escluse.label} name={`${at}.escluse`} />
    </>
  )
}
