import * as z from 'zod/mini'

const FeatureSchema = z.object({
  chiave: z.string(),
  etichetta: z.string(),
  predefinita: z.boolean(),
  pagine: z.array(z.string()),
  menu: z.union([z.enum(['sempre', 'no']), z.array(z.string())]),
})
/** A feature as its module declares it. */
export type Feature = z.infer<typeof FeatureSchema>

/** What `GET /api/moduli` answers, in the order of the labels. */
export function parseFeatures(body: unknown): Feature[] {
  const { funzioni } = z.object({ funzioni: z.array(FeatureSchema) }).parse(body)
  return funzioni.toSorted((a, b) => a.etichetta.localeCompare(b.etichetta, 'it'))
}
