import { ROLES } from '@bandiera/domain'
import * as z from 'zod/mini'

const voce = { modulo: z.string(), voce: z.string(), indirizzo: z.string() }

const ContenutoSchema = z.object({
  moduli: z.array(z.object({ id: z.string(), versione: z.string() })),
  menu: z.array(z.object({ ...voce, seVede: z.optional(z.string()) })),
  pagine: z.array(z.object({ modulo: z.string(), titolo: z.string(), indirizzo: z.string() })),
  comandi: z.array(z.object(voce)),
  riquadri: z.array(z.object({ modulo: z.string(), slot: z.string(), titolo: z.string() })),
})
/** What somebody of a role would find in a tenant's portal. */
export type Contenuto = z.infer<typeof ContenutoSchema>

export const parseContenuto = (body: unknown): Contenuto =>
  z.object({ contenuto: ContenutoSchema }).parse(body).contenuto

const AnteprimaSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  ruolo: z.enum(ROLES),
  generazione: z.number(),
  chi: z.string(),
  perche: z.string(),
  fino: z.string(),
})
/** A preview that goes on. */
export type Anteprima = z.infer<typeof AnteprimaSchema>

export const parseAnteprime = (body: unknown): Anteprima[] =>
  z.object({ anteprime: z.array(AnteprimaSchema) }).parse(body).anteprime

const AperturaSchema = z.object({ anteprima: AnteprimaSchema, indirizzo: z.string() })
/** A preview that was just opened: its address is told this once. */
export type Apertura = z.infer<typeof AperturaSchema>

export const parseApertura = (body: unknown): Apertura => AperturaSchema.parse(body)
