import * as z from 'zod/mini'

/** What `GET /api/riferimenti/comuni` answers: ISTAT codes; `soppressoDal` is the day from which it no longer exists. */
export const ComuniTrovatiSchema = z.array(
  z.object({
    codice: z.string(),
    nome: z.string(),
    provincia: z.string(),
    soppressoDal: z.optional(z.string()),
  }),
)

/** What `GET /api/riferimenti/ateco` answers: codes of both versions of the classification, with their titles. */
export const AtecoTrovatiSchema = z.array(
  z.object({ codice: z.string(), titolo: z.string(), versione: z.enum(['2007', '2025']) }),
)

/** What `GET /api/riferimenti/variazioni` answers: `ComuniVariati`, empty where no table was imported. */
export const ComuniVariatiSchema = z.record(
  z.string(),
  z.object({
    dal: z.string(),
    in: z.union([z.string(), z.array(z.string())]),
    stesso: z.optional(z.boolean()),
  }),
)
