import * as z from 'zod/mini'
import { texts } from './texts.ts'

const { errori } = texts
const MASSIMO_PREAMMORTAMENTO = 60

/** What is asked for, as the form holds it and the address keeps it. */
export const RichiestaSchema = z.object({
  importo: z.number(errori.importo).check(z.gt(0, errori.importo)),
  mesi: z.int(errori.mesi).check(z.gte(1, errori.mesi), z.lte(600, errori.mesi)),
  preammortamento: z.optional(z.number().check(z.lte(MASSIMO_PREAMMORTAMENTO, errori.preammortamento))),
  finalita: z.enum(['investimenti', 'liquidita']),
  fascia: z.enum(['', '1', '2', '3', '4', '5']),
  tasso: z.enum(['massimo', 'minimo']),
})
export type RichiestaValues = z.infer<typeof RichiestaSchema>

export const RICHIESTA_USUALE: RichiestaValues = {
  importo: 100_000,
  mesi: 60,
  preammortamento: undefined,
  finalita: 'investimenti',
  fascia: '',
  tasso: 'massimo',
}

/** The request of an address; what it does not say, or says badly, is the usual one. */
export function richiestaOf(params: URLSearchParams): RichiestaValues {
  const number = (name: string): number | undefined => {
    const text = params.get(name)
    return text === null || text === '' ? undefined : Number(text)
  }
  const given = {
    importo: number('importo') ?? RICHIESTA_USUALE.importo,
    mesi: number('mesi') ?? RICHIESTA_USUALE.mesi,
    preammortamento: number('preammortamento'),
    finalita: params.get('finalita') ?? RICHIESTA_USUALE.finalita,
    fascia: params.get('fascia') ?? '',
    tasso: params.get('tasso') ?? RICHIESTA_USUALE.tasso,
  }
  const parsed = RichiestaSchema.safeParse(given)
  return parsed.success ? parsed.data : RICHIESTA_USUALE
}

/** The address that keeps a request; what is usual is not written. */
export function paramsOf(values: RichiestaValues, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === RICHIESTA_USUALE[name as keyof RichiestaValues]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
