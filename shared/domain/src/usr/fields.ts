import * as z from 'zod/mini'
import * as f from '../fields/field.ts'
import { ImageAddress } from '../settings/white-label.ts'
import { ColumnWidth, savedViewFields, SavedViewSchema } from '../vista/fields.ts'
import { isSameViewName } from '../vista/vista.ts'
import { RoleFlagsSchema, roleLabels, type Role } from './roles.ts'

export const invitationStateLabels = { in_invio: 'In invio', inviato: 'Inviato', non_inviato: 'Non inviato' } as const

const invitationFields = {
  da: f.field('reference', z.string(), 'Invitato da', { to: 'usr' }),
  stato: f.field('choice', z.enum(f.valuesOf(invitationStateLabels)), 'Stato dell’invito', {
    words: invitationStateLabels,
  }),
  inviatoIl: f.field('instant', z.string(), 'Invito inviato il'),
  scadeIl: f.field('instant', z.string(), 'Invito valido fino al'),
} satisfies f.Fields
export const InvitationSchema = f.objectOf(invitationFields)

const avvisiFields = {
  /** Notices stay on screen until they are closed. */
  restano: f.flag('Gli avvisi restano'),
  /** Mails about coming deadlines and tasks: each morning when there are any, unless `mai`. */
  scadenze: f.field('choice', z.optional(z.enum(['giornaliero', 'mai'])), 'Scadenze e promemoria'),
  /** New matches: in the panel and in a mail at once, in the panel and in the morning mail, or not at all. */
  nuoviIncroci: f.field('choice', z.optional(z.enum(['subito', 'giornaliero', 'mai'])), 'Nuovi bandi'),
} satisfies f.Fields

const SavedViews = z.array(SavedViewSchema).check(({ value, issues }) => {
  value.forEach(({ schermo, nome }, at) => {
    const double = value.slice(0, at).some((one) => one.schermo === schermo && isSameViewName(one.nome, nome))
    if (double)
      issues.push({ code: 'custom', input: nome, path: [at, 'nome'], message: 'hai già una vista con questo nome' })
  })
})

/** What a person chose for itself; the portal follows it on every device. */
const preferenceFields = {
  avvisi: f.group('Avvisi', avvisiFields),
  densita: f.field('choice', z.optional(z.enum(['compatta', 'comoda'])), 'Righe degli elenchi'),
  /** When the list of grants was last looked at: what was published since is news. */
  bandiVisti: f.instant('Bandi visti'),
  /** Where each film of `/tutorial` was left, in seconds; -1 when it was seen to the end. */
  video: f.field('other', z.optional(z.record(z.string(), z.number())), 'Video'),
  /** By list and column: chosen to be shown or hidden; what is not named is as the list has it. */
  colonne: f.field('other', z.optional(z.record(z.string(), z.record(z.string(), z.boolean()))), 'Colonne'),
  /** By list and column: pixels that the person gave it in the table. */
  larghezze: f.field('other', z.optional(z.record(z.string(), z.record(z.string(), ColumnWidth))), 'Larghezze'),
  visteSalvate: f.field('rows', z.optional(SavedViews), 'Viste salvate', {
    fields: savedViewFields,
    lineName: f.called('Vista', 'nome'),
    most: 500,
  }),
} satisfies f.Fields
export const PreferencesSchema = f.objectOf(preferenceFields)

/** The fields of a person who can sign in, or was invited to. Never a password, a token or any other secret. */
export const usrFields = {
  name: f.field('text', z.string(), 'Nome e cognome', { searched: true, longest: 200 }),
  email: f.field('email', z.string(), 'E-mail', { searched: true }),
  telefono: f.phone('Telefono', { searched: true }),
  /** The address of an uploaded image: each page that shows the person gets it. */
  photo: f.field('text', z.optional(ImageAddress), 'Foto', { image: true }),
  role: f.field('other', RoleFlagsSchema, 'Ruolo', {
    whole: true,
    told: ({ role }: f.Line, nameOf: f.NameOf) => roleText(role, nameOf),
  }),
  developer: f.flag('Sviluppatore'),
  attivo: f.flag('Accesso attivo'),
  /** There until the person completes the registration. */
  invito: f.field('group', z.optional(InvitationSchema), 'Invito', {
    fields: invitationFields,
    inline: true,
    stamped: true,
  }),
  invitatoDa: f.reference('Invitato da', 'usr', { stamped: true }),
  registratoIl: f.instant('Registrato il', { stamped: true }),
  /** Day and hour of the consent to the privacy text. */
  privacyIl: f.instant('Consenso privacy', { stamped: true }),
  ultimoAccesso: f.instant('Ultimo accesso', { stamped: true, hidden: true }),
  /** Choices of the person alone: its history does not show them to others. */
  preferenze: f.field('group', z.optional(PreferencesSchema), 'Preferenze', { fields: preferenceFields, hidden: true }),
} satisfies f.Fields

/** The roles of a person in words, and the manager of a professionista. A role that this version does not know stays as it is stored. */
function roleText(role: unknown, nameOf: f.NameOf): string {
  if (typeof role !== 'object' || role === null) return ''
  const words = Object.entries(role).map(([name, { by } = {} as { by?: unknown }]) => {
    const word = Object.hasOwn(roleLabels, name) ? roleLabels[name as Role] : name
    return typeof by === 'string' ? `${word} con ${nameOf(by, 'usr') ?? 'altro elemento'}` : word
  })
  return words.join(', ')
}
