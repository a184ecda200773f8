import * as z from 'zod/mini'
import * as f from '../fields/field.ts'

/** Far apart, so that only a mistake is refused: what fits on a screen is the list's to say. */
export const ColumnWidth = z.number().check(z.gte(16), z.lte(4000))

/** What a view of a list holds, for one person or for many. */
const viewFields = {
  /** Which list, by the name under which it remembers. */
  schermo: f.field('text', z.string(), 'Elenco'),
  /** The address of its page without the list's part, so that the view opens from elsewhere too. */
  pagina: f.field('text', z.string().check(z.regex(/^\/(?!\/)/)), 'Pagina', { longest: 4000 }),
  nome: f.field('text', z.string().check(z.minLength(1)), 'Nome', { longest: 60 }),
  /** The list's part of the address: search, filters, order, and which kind of list. */
  query: f.field('text', z.string(), 'Ricerca', { longest: 4000 }),
  /** Columns shown or hidden, by id. A view that was saved without them leaves the person's own. */
  colonne: f.field('other', z.optional(z.record(z.string(), z.boolean())), 'Colonne', { most: 500 }),
  /** Pixels by column. */
  larghezze: f.field('other', z.optional(z.record(z.string(), ColumnWidth)), 'Larghezze', { most: 500 }),
  /** The list opens with it, where the address says nothing. One for each list and scope. */
  predefinita: f.flag('Predefinita'),
} satisfies f.Fields

/** A view of one person, in its preferences. */
export const savedViewFields = {
  id: f.field('text', z.string(), 'Codice', { hidden: true }),
  ...viewFields,
} satisfies f.Fields
export const SavedViewSchema = f.objectOf(savedViewFields)

/** A view that several people see. */
export const vistaFields = {
  ...viewFields,
  /** Whose it is: that gestore and its professionisti see it. Without one it is the admin's, for every user. */
  gestoreId: f.reference('Gestore', 'usr'),
} satisfies f.Fields
