import { formOf, type Fields, knownOf } from '@bandiera/domain'
import * as z from 'zod/mini'

/**
 * The form of a line of a list: `keys` are its fields of the table, `own` those that its form asks in its own way. The stored line
 * stays in `altro`, so that fields that the form does not show are kept.
 */
export function lineForm<F extends Fields, K extends keyof F & string>(
  fields: F,
  keys: readonly K[],
  own: readonly string[] = [],
) {
  const { shape, values, record } = formOf(fields, keys)
  type Values = ReturnType<typeof values>
  return {
    shape: { ...shape, altro: z.unknown() },
    values: (line: Parameters<typeof values>[0]) => ({ ...values(line), altro: line as unknown }),
    record: ({ altro, ...typed }: { [P in keyof Values]?: Values[P] } & { altro?: unknown }) => ({
      ...without(altro as object, [...keys, ...own]),
      ...knownOf(record(typed as unknown as Values)),
    }),
  }
}

export const without = (record: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
