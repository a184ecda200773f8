import * as z from 'zod/mini'
import { stamps, type Infer } from './record.ts'
import { RoleFlagsSchema } from './roles.ts'

/** How far the mail of an invitation got. */
export const STATI_INVITO = ['in_invio', 'inviato', 'non_inviato'] as const
export type StatoInvito = (typeof STATI_INVITO)[number]

/** An invitation that nobody has answered yet; only the server writes it. */
export const InvitoSchema = z.looseObject({
  /** user id of who invited */
  da: z.string(),
  stato: z.enum(STATI_INVITO),
  /** when the newest link was made, and when it stops working */
  inviatoIl: z.string(),
  scadeIl: z.string(),
})
export type Invito = Infer<typeof InvitoSchema>

/** Search, filters and order of a list that a person gave a name to. */
export const VistaSalvataSchema = z.looseObject({
  id: z.string(),
  /** Which list, by the name under which it remembers. */
  schermo: z.string(),
  /** The address of its page without the list's part, so that the view opens from elsewhere too. */
  pagina: z.string().check(z.regex(/^\/(?!\/)/)),
  nome: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The list's part of the address. */
  query: z.string(),
  /** The list opens with it, where the address says nothing. One for each list. */
  predefinita: z.optional(z.boolean()),
})
export type VistaSalvata = Infer<typeof VistaSalvataSchema>

/** Where a view opens. */
export const hrefVista = ({ pagina, query }: Pick<VistaSalvata, 'pagina' | 'query'>): string =>
  query ? `${pagina}${pagina.includes('?') ? '&' : '?'}${query}` : pagina

/** What a person chose for itself; the portal follows it on every device. */
export const PreferenzeSchema = z.looseObject({
  avvisi: z.optional(
    z.looseObject({
      /** Notices stay on screen until they are closed. */
      restano: z.optional(z.boolean()),
      /** Mails about deadlines and tasks that come near; every morning there is something to say, unless `mai`. */
      scadenze: z.optional(z.enum(['giornaliero', 'mai'])),
      /** New matches: in the panel and in a mail at once, in the panel and in the morning mail, or not at all. */
      nuoviIncroci: z.optional(z.enum(['subito', 'giornaliero', 'mai'])),
    }),
  ),
  /** Height of list rows. */
  densita: z.optional(z.enum(['compatta', 'comoda'])),
  /** When the list of grants was last looked at: what was published since is news. */
  bandiVisti: z.optional(z.string()),
  /** Where each film of `/tutorial` was left, in seconds; -1 when it was seen to the end. */
  video: z.optional(z.record(z.string(), z.number())),
  /** By list and column: chosen to be shown or hidden; what is not named is as the list has it. */
  colonne: z.optional(z.record(z.string(), z.record(z.string(), z.boolean()))),
  visteSalvate: z.optional(z.array(VistaSalvataSchema)),
})
export type Preferenze = Infer<typeof PreferenzeSchema>

/** A person who can sign in, or was invited to. Never holds a password, a token or any other secret. */
export const UsrSchema = z.looseObject({
  _id: z.string(),
  name: z.string(),
  photo: z.optional(z.string()),
  email: z.string(),
  role: RoleFlagsSchema,
  developer: z.optional(z.boolean()),
  ultimoAccesso: z.optional(z.string()),
  telefono: z.optional(z.string()),
  attivo: z.optional(z.boolean()),
  /** There until the person completes the registration. */
  invito: z.optional(InvitoSchema),
  /** user id of who invited this person */
  invitatoDa: z.optional(z.string()),
  registratoIl: z.optional(z.string()),
  /** Day and hour of the consent to the privacy text. */
  privacyIl: z.optional(z.string()),
  preferenze: z.optional(PreferenzeSchema),
  ...stamps,
})
export type Usr = Infer<typeof UsrSchema>

/** The fields of a user that a page needs at the login. The others are not checked: another version may have stored them. */
export const EnteringUsrSchema = z.looseObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodMiniType<Usr>

/** What a user may know of a colleague: no e-mail, no phone. */
export const PUBLIC_USR_FIELDS = ['_id', 'name', 'role', 'photo'] as const
export type PublicUsr = Pick<Usr, '_id' | 'name' | 'role' | 'photo'>
