import { type DefaultValues, type FieldValues, type Resolver, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'

/** The schema checks a field when the user leaves it, and the whole form before it is sent. */
export const useCheckedForm = <V extends FieldValues, O = V>(
  schema: Parameters<typeof standardSchemaResolver<V, unknown, O>>[0],
  defaultValues: DefaultValues<V>,
) =>
  useForm<V, unknown, O>({
    defaultValues,
    resolver: standardSchemaResolver(schema) as Resolver<V, unknown, O>,
    mode: 'onTouched',
  })
