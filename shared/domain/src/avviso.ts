import * as z from 'zod/mini'
import { DataIso, stamps, type Infer } from './record.ts'

export const TIPI_AVVISO = ['nuovo_incrocio', 'bando_cambiato', 'scadenza'] as const
export type TipoAvviso = (typeof TIPI_AVVISO)[number]

/**
 * What one person is told of one grant: the companies that it now fits, or that it closes for. Only the server writes it,
 * and only its person sees it and says that it was read.
 */
export const AvvisoSchema = z.looseObject({
  _id: z.string(),
  /** user id of who is told */
  usrId: z.string(),
  tipo: z.enum(TIPI_AVVISO),
  bandoId: z.string(),
  /** Companies that it is about, the first ones of `quante`. */
  aziende: z.array(z.string()),
  quante: z.number(),
  /** What the grant asked for when this was written, as a short hash. */
  impronta: z.string(),
  /** Of a `scadenza`: the last useful day, and how many days before it this was written. */
  chiude: z.optional(DataIso),
  giorni: z.optional(z.number()),
  lettoIl: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/, 'Scrivi quando è stato letto'))),
  ...stamps,
})
export type Avviso = Infer<typeof AvvisoSchema>

/** Companies that a notice names; a panel and a mail say how many more there are. */
export const AZIENDE_IN_AVVISO = 50

/** Days after which a notice is gone, read or not. */
export const GIORNI_AVVISO = 90
