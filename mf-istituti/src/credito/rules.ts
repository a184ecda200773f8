import * as z from 'zod/mini'
import { texts } from './texts.ts'

const { errors } = texts
const LONGEST_GRACE = 60

export const RequestSchema = z.object({
  importo: z.number(errors.importo).check(z.gt(0, errors.importo)),
  mesi: z.int(errors.mesi).check(z.gte(1, errors.mesi), z.lte(600, errors.mesi)),
  preammortamento: z.optional(z.number().check(z.lte(LONGEST_GRACE, errors.preammortamento))),
  finalita: z.enum(['investimenti', 'liquidita']),
  fascia: z.enum(['', '1', '2', '3', '4', '5']),
  tasso: z.enum(['massimo', 'minimo']),
})
export type RequestValues = z.infer<typeof RequestSchema>

export const USUAL_REQUEST: RequestValues = {
  importo: 100_000,
  mesi: 60,
  preammortamento: undefined,
  finalita: 'investimenti',
  fascia: '',
  tasso: 'massimo',
}

/** The request in an address; missing and invalid values get their defaults. */
export function requestOf(params: URLSearchParams): RequestValues {
  const number = (name: string): number | undefined => {
    const text = params.get(name)
    return text === null || text === '' ? undefined : Number(text)
  }
  const given = {
    importo: number('importo') ?? USUAL_REQUEST.importo,
    mesi: number('mesi') ?? USUAL_REQUEST.mesi,
    preammortamento: number('preammortamento'),
    finalita: params.get('finalita') ?? USUAL_REQUEST.finalita,
    fascia: params.get('fascia') ?? '',
    tasso: params.get('tasso') ?? USUAL_REQUEST.tasso,
  }
  const parsed = RequestSchema.safeParse(given)
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
