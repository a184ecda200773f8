import { ROLES } from '@bandiera/domain'
import * as z from 'zod/mini'

const entry = { modulo: z.string(), voce: z.string(), indirizzo: z.string() }

const ContentsSchema = z.object({
  moduli: z.array(z.object({ id: z.string(), versione: z.string() })),
  menu: z.array(z.object({ ...entry, seVede: z.optional(z.string()) })),
  pagine: z.array(z.object({ modulo: z.string(), titolo: z.string(), indirizzo: z.string() })),
  comandi: z.array(z.object(entry)),
  riquadri: z.array(z.object({ modulo: z.string(), slot: z.string(), titolo: z.string() })),
})
/** What a user of a role would find in a tenant's portal. */
export type PreviewContents = z.infer<typeof ContentsSchema>

export const parseContents = (body: unknown): PreviewContents =>
  z.object({ contenuto: ContentsSchema }).parse(body).contenuto

const PreviewSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  ruolo: z.enum(ROLES),
  generazione: z.number(),
  chi: z.string(),
  perche: z.string(),
  fino: z.string(),
})
export type Preview = z.infer<typeof PreviewSchema>

export const parsePreviews = (body: unknown): Preview[] =>
  z.object({ anteprime: z.array(PreviewSchema) }).parse(body).anteprime

const OpenedPreviewSchema = z.object({ anteprima: PreviewSchema, indirizzo: z.string() })
/** The server gives the address only here. */
export type OpenedPreview = z.infer<typeof OpenedPreviewSchema>

export const parseOpenedPreview = (body: unknown): OpenedPreview => OpenedPreviewSchema.parse(body)
