import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch, type FieldValues } from 'react-hook-form'
import { renderUi } from './render-ui.tsx'

/** Fields in a form that shows the value of `campo` as JSON (`valueOf()`); `errors` are those of a refused submission. */
export function renderForm(fields: ReactNode, values: FieldValues = {}, errors: Record<string, string> = {}) {
  const view = renderUi(
    <Form errors={errors} values={values}>
      {fields}
    </Form>,
  )
  const valueOf = () => JSON.parse(view.container.querySelector('output')?.textContent || 'null') as unknown
  return { ...view, valueOf }
}

interface FormProps {
  values: FieldValues
  errors: Record<string, string>
  children: ReactNode
}

function Form({ values, errors, children }: FormProps) {
  // another object would be other errors, at every render
  const [given] = useState(() =>
    Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'custom', message }])),
  )
  const form = useForm({ defaultValues: values, errors: given })
  return (
    <FormProvider {...form}>
      {children}
      <Value />
    </FormProvider>
  )
}

const Value = () => <output>{JSON.stringify(useWatch({ name: 'campo' }))}</output>
