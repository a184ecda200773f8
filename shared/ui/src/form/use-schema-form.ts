import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type DefaultValues, type FieldValues, useForm, type UseFormProps } from 'react-hook-form'

/** A schema of zod that gives the values of the form. */
export interface FormSchema<V> {
  readonly '~standard': { readonly types?: { readonly output: V } | undefined }
}

/**
 * A form whose values a schema checks: a field when it is left, all of them before they are sent.
 * @param how `mode: 'onSubmit'` checks nothing before the first try to send
 * @example const form = useSchemaForm(TaskSchema, { testo: '', per: me })
 */
export const useSchemaForm = <V extends FieldValues>(
  schema: FormSchema<V>,
  defaultValues: DefaultValues<V>,
  how: Pick<UseFormProps<V>, 'mode' | 'values' | 'resetOptions'> = {},
) => useForm<V>({ mode: 'onTouched', ...how, defaultValues, resolver: standardSchemaResolver(schema) })
