import * as z from 'zod/mini'

const FrenoSchema = z.object({
  tenant: z.string(),
  /** User id, and the name of the person while the account exists. */
  chi: z.string(),
  nome: z.nullable(z.string()),
  tipo: z.enum(['scritture', 'spazio']),
  volte: z.number(),
  /** ISO instant of the last time. */
  ultima: z.string(),
})
export type Freno = z.infer<typeof FrenoSchema>

export const parseFreni = (body: unknown): Freno[] => z.object({ freni: z.array(FrenoSchema) }).parse(body).freni
