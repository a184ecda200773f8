import * as z from 'zod/mini'

/** A comune as the tables have it: ISTAT codes; `soppressoDal` is the day from which it no longer exists. */
const FoundComuneSchema = z.object({
  codice: z.string(),
  nome: z.string(),
  provincia: z.string(),
  sigla: z.optional(z.string()),
  regione: z.optional(z.string()),
  soppressoDal: z.optional(z.string()),
})

export const FoundComuniSchema = z.array(FoundComuneSchema)

/**
 * `trovati`: one entry is certain, several share the name; when empty, the import asks and offers `candidati`. `come`: by its name (`nome`), a
 * common spelling (`uso`), a former name (`gia`), or the name of an abolished comune (`soppresso`); `null` when no comune has it.
 */
export const ComuneReadingSchema = z.object({
  trovati: z.array(FoundComuneSchema),
  come: z.nullable(z.enum(['nome', 'uso', 'gia', 'soppresso'])),
  candidati: z.array(FoundComuneSchema),
  soppresso: z.optional(z.object({ codice: z.string(), nome: z.string(), dal: z.string() })),
})
export type ComuneReading = z.infer<typeof ComuneReadingSchema>

/** What `GET /api/riferimenti/ateco` answers: codes of both versions of the classification, with their titles. */
export const FoundAtecoSchema = z.array(
  z.object({ codice: z.string(), titolo: z.string(), versione: z.enum(['2007', '2025']) }),
)

/** What `GET /api/riferimenti/variazioni` answers: `ChangedComuni`. */
export const ChangedComuniSchema = z.record(
  z.string(),
  z.object({
    dal: z.string(),
    in: z.union([z.string(), z.array(z.string())]),
    stesso: z.optional(z.boolean()),
    incerto: z.optional(z.boolean()),
  }),
)

export const ReferenceTableSchema = z.object({
  nome: z.string(),
  titolo: z.string(),
  editore: z.string(),
  fonte: z.string(),
  licenza: z.string(),
  /** Day of the shipped data, `YYYY-MM-DD`. */
  giorno: z.string(),
  righe: z.number(),
  /** Whether it takes a newer file. */
  caricabile: z.boolean(),
  /** Instant (ISO) in which a file replaced the shipped table; `null` while it is the shipped one. */
  caricata: z.nullable(z.string()),
})
export type ReferenceTable = z.infer<typeof ReferenceTableSchema>

/** What `GET /api/riferimenti/tabelle` answers; `sostituisce`: whether the current user may load files, which counts for all tenants. */
export const ReferenceTablesSchema = z.object({ tabelle: z.array(ReferenceTableSchema), sostituisce: z.boolean() })

const ChangedRowsSchema = z.object({ righe: z.number(), esempi: z.array(z.string()) })
/** Rows before and after, and those added, removed and changed, with some examples of each. */
export const TableReportSchema = z.object({
  nome: z.string(),
  prova: z.boolean(),
  prima: z.number(),
  dopo: z.number(),
  aggiunte: ChangedRowsSchema,
  tolte: ChangedRowsSchema,
  cambiate: ChangedRowsSchema,
})
export type TableReport = z.infer<typeof TableReportSchema>

export const AtecoConversionSchema = z.nullable(
  z.object({
    /** Day of the table, `yyyy-mm-dd`; empty when it is not known. */
    giorno: z.string(),
    /**
     * By code of six digits of ATECO 2007 (edition of 2022): its one code of 2025, or `N RAPPRESENTATIVO SI NO`. `SI` and `NO` are the beginnings
     * of codes of 2025 that `CodeConversion` of the matching describes, `-` when there is none.
     */
    avanti: z.record(z.string(), z.string()),
    /** By code of six digits of 2025: the beginning of all codes of 2007 that lead to it, where the table proves it. */
    indietro: z.record(z.string(), z.string()),
    /** All codes of six digits of 2025, with a space between them. */
    codici2025: z.string(),
    /** Codes of six digits that the edition of 2022 added to those of 2007, and those that it took away. */
    nuovi: z.array(z.string()),
    tolti: z.array(z.string()),
  }),
)

export type AtecoConversion = NonNullable<z.infer<typeof AtecoConversionSchema>>

/** What `POST /api/riferimenti/ateco` answers for each code: where it exists and what it is called there. */
export const FoundCodeSchema = z.object({
  esisteIn: z.array(z.enum(['2007', '2025'])),
  titoli: z.object({ '2007': z.optional(z.string()), '2025': z.optional(z.string()) }),
  /** What it is in the other version, by the table of ISTAT of that day; `certo` when it is the one code and no other. */
  altra: z.optional(
    z.object({
      versione: z.enum(['2007', '2025']),
      certo: z.boolean(),
      giorno: z.string(),
      codici: z.array(z.object({ codice: z.string(), titolo: z.string() })),
    }),
  ),
})
export type FoundCode = z.infer<typeof FoundCodeSchema>
