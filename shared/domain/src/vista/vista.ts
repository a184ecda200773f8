import * as z from 'zod/mini'
import { shapeOf } from '../fields/field.ts'
import { stamps, type Infer } from '../records/record.ts'
import type { Role } from '../usr/roles.ts'
import { vistaFields, type SavedViewSchema } from './fields.ts'

export type SavedView = Infer<typeof SavedViewSchema>

export const VistaSchema = z.looseObject({ _id: z.string(), ...shapeOf(vistaFields), ...stamps })
/** A view of a list that several people see. */
export type Vista = Infer<typeof VistaSchema>

/** Whose a view is, in the order in which a list takes its default from them. */
export const VIEW_SCOPES = ['mia', 'gestore', 'tutti'] as const
export type ViewScope = (typeof VIEW_SCOPES)[number]

/** The scope of shared views that a role writes, besides its own views. */
export function sharedScopeOf(role: Role | null | undefined): 'gestore' | 'tutti' | null {
  if (role === 'admin') return 'tutti'
  return role === 'gestore' ? 'gestore' : null
}

export const scopeOfVista = ({ gestoreId }: Pick<Vista, 'gestoreId'>): 'gestore' | 'tutti' =>
  gestoreId === undefined ? 'tutti' : 'gestore'

/** Shared views of one list in one scope. */
export const MOST_VISTE = 100

/** Names of views are unique in a list and scope; capital letters make no difference. */
export const isSameViewName = (a: string, b: string): boolean =>
  a.trim().localeCompare(b.trim(), 'it', { sensitivity: 'base' }) === 0

/** The page with the list's part of the address; `id` says which view it is, and so whose columns the list shows. */
export function savedViewHref({ pagina, query, id }: Pick<SavedView, 'pagina' | 'query'> & { id?: string }): string {
  const part = id === undefined ? query : `${query}${query && '&'}${VIEW_KEY}=${encodeURIComponent(id)}`
  return part ? `${pagina}${pagina.includes('?') ? '&' : '?'}${part}` : pagina
}

/** Where the address of a list has the id of the view on show. */
export const VIEW_KEY = 'v'
