// react-hook-form keeps its form in a context: modules take it from here, so that there is one copy in the page.
export { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form'
export type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
export { PortalForm, type PortalFormProps } from './form/portal-form.tsx'
export { ErrorSummary } from './form/error-summary.tsx'
export { useUnsavedGuard } from './form/use-unsaved-guard.tsx'
export { FieldGroup } from './form/field-group.tsx'
export {
  FieldFrame,
  type ControlAttributes,
  type FieldFrameProps,
  type FieldProps,
  type ReadOnlyProps,
} from './form/field-frame.tsx'
export { TextInput, type TextInputProps } from './form/text-input.tsx'
export { TextAreaInput, type TextAreaInputProps } from './form/text-area-input.tsx'
export { EmailInput, PecInput } from './form/email-input.tsx'
export { CodiceFiscaleInput } from './form/codice-fiscale-input.tsx'
export { IbanInput } from './form/iban-input.tsx'
export { PartitaIvaInput } from './form/partita-iva-input.tsx'
export { EuroInput, NumberInput, type NumberInputProps } from './form/number-input.tsx'
export { DateInput, type DateInputProps } from './form/date-input.tsx'
export { TimeInput } from './form/time-input.tsx'
export { MaskedInput, type MaskedInputProps } from './form/masked-input.tsx'
export { ColourInput } from './form/colour-input.tsx'
export { ComuneInput, type ComuneInputProps } from './form/comune-input.tsx'
export { comuneOption, type Comune, type ComuneOption } from './form/comune.ts'
export { SelectInput, type Option, type SelectInputProps } from './form/select-input.tsx'
export { CheckListInput } from './form/check-list-input.tsx'
export { CheckInput, YesNoInput } from './form/choice-input.tsx'
export { ComboInput, type ComboInputProps } from './form/combo-input.tsx'
export { ComboBox, type ComboBoxProps } from './form/combo-box.tsx'
export type { OptionSource } from './form/use-search.ts'
export { ruleValidate } from './form/rule-validate.ts'
export { parseNumber } from './form/parse-number.ts'
