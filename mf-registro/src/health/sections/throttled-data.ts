import * as z from 'zod/mini'

const ThrottledSchema = z.object({
  tenant: z.string(),
  /** User id, and the name of the person while the account exists. */
  chi: z.string(),
  nome: z.nullable(z.string()),
  tipo: z.enum(['scritture', 'spazio']),
  volte: z.number(),
  /** ISO instant of the last time. */
  ultima: z.string(),
})
export type Throttled = z.infer<typeof ThrottledSchema>

export const parseThrottled = (body: unknown): Throttled[] =>
  z.object({ freni: z.array(ThrottledSchema) }).parse(body).freni
