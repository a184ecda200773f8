import * as z from 'zod/mini'
import { texts } from './texts.ts'

const { errors } = texts
const LONGEST_GRACE = 60

export const RequestSchema = z.object({
  importo: z.number(errors.amount).check(z.gt(0, errors.amount)),
  mesi: z.int(errors.months).check(z.gte(1, errors.months), z.lte(600, errors.months)),
  preammortamento: z.optional(z.number().check(z.lte(LONGEST_GRACE, errors.preAmortization))),
  finalita: z.enum(['investimenti', 'liquidita']),
  fascia: z.enum(['', '1', '2', '3', '4', '5']),
  tasso: z.enum(['massimo', 'minimo']),
})
export type RequestValues = z.infer<typeof RequestSchema>

const USUAL_REQUEST: RequestValues = {
  importo: 100_000,
  mesi: 60,
  preammortamento: undefined,
  finalita: 'investimenti',
  fascia: '',
  tasso: 'massimo',
}

/** The request in an address; missing and invalid values get their defaults. */
export function requestOf(params: URLSearchParams): RequestValues {
  const numbers = ['importo', 'mesi', 'preammortamento'].filter((name) => params.get(name))
  const words = ['finalita', 'fascia', 'tasso'].filter((name) => params.has(name))
  const parsed = RequestSchema.safeParse({
    ...USUAL_REQUEST,
    ...Object.fromEntries(numbers.map((name) => [name, Number(params.get(name))])),
    ...Object.fromEntries(words.map((name) => [name, params.get(name)])),
  })
  return parsed.success ? parsed.data : USUAL_REQUEST
}

/** The address of a request, without default values. */
export function paramsOf(values: RequestValues, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === USUAL_REQUEST[name as keyof RequestValues]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
