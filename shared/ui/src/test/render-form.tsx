import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch, type Control, type FieldValues, type Resolver } from 'react-hook-form'
import { renderUi } from './render-ui.tsx'

/** `valueOf()` is the value of `campo`; `errors` are those of a refused submission, `validate` checks a field that is left. */
export function renderForm(
  fields: ReactNode,
  values: FieldValues = {},
  errors: Record<string, string> = {},
  validate?: Resolver,
) {
  const view = renderUi(
    <Form errors={errors} validate={validate} values={values}>
      {fields}
    </Form>,
  )
  const valueOf = () => JSON.parse(view.container.querySelector('output')?.textContent || 'null') as unknown
  return { ...view, valueOf }
}

interface FormProps {
  values: FieldValues
  errors: Record<string, string>
  validate: Resolver | undefined
  children: ReactNode
}

function Form({ values, errors, validate, children }: FormProps) {
  // another object would be other errors, at every render
  const [given] = useState(() =>
    Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'custom', message }])),
  )
  const form = useForm({
    defaultValues: values,
    errors: given,
    ...(validate && { resolver: validate, mode: 'onTouched' as const }),
  })
  if (Object.keys(errors).length > 0) markSubmitted(form.control)
  return (
    <FormProvider {...form}>
      {children}
      <Value />
    </FormProvider>
  )
}

/** As after a submission, without waiting for one. */
const markSubmitted = ({ _formState }: Control) => {
  _formState.isSubmitted = true
}

const Value = () => <output>{JSON.stringify(useWatch({ name: 'campo' }))}</output>
