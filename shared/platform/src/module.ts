import type { CollectionName, Role, PortalVariant } from '@bandiera/domain'
import type { ComponentType } from 'react'
import type { ContractRange } from './contract.ts'
import type { DashboardGroup, SlotMap, SlotName } from './slots.tsx'

/** What refs load: files that export the screen or part as `Component` (the shape of a router's `lazy`). */
export type Loaders = Record<string, () => Promise<{ Component: ComponentType<never> }>>

/** The refs whose `Component` can be shown with the props `P`. */
export type RefTaking<Refs extends Loaders, P> = {
  [K in keyof Refs & string]: Refs[K] extends () => Promise<{ Component: ComponentType<P> }> ? K : never
}[keyof Refs & string]

interface Gate {
  /** Feature key of this module; a tenant that switched it off does not get the entry. */
  feature: string
  /** Roles that may see it; every signed-in user when absent. */
  roles?: readonly Role[]
  /** White labels it belongs to; all when absent. */
  varianti?: readonly PortalVariant[]
}

// prettier-ignore
export type Letter =
  | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm'
  | 'n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z'

export interface RouteDeclaration<Ref extends string> extends Gate {
  path: string
  ref: Ref
  title: string
  /** Reached without login; the server still decides record by record. */
  public?: boolean
  /** Of a list: the server shows its first rows before any code of the module is there. */
  firstRows?: FirstRowsDeclaration
}

/** What a list shows by itself, as data, with the filters that it begins with. */
export interface FirstRowsDeclaration {
  c: CollectionName
  /** Under which name the list keeps chosen columns and saved views (`memory` or `csv` of `DataTable`). */
  list: string
  /** Filters that it begins with, `calc.archivio:=:no`. */
  f?: readonly string[]
  /** Path of the order that it begins with, `-` before it for the largest first; newest first without. */
  ord?: string
  /** Target of the link in the first column; `:_id` is replaced by the record's. */
  href: string
  /** Those of the list, the name of the row first; one without paths keeps its place until the code is there. */
  columns: readonly FirstColumn[]
}

export interface FirstColumn {
  id: string
  label: string
  paths?: readonly string[]
  words?: Readonly<Record<string, string>>
  /** How a value is written: a day, whole euros. */
  as?: 'day' | 'euro'
  width?: number | string
  from?: 'sm' | 'md' | 'lg' | 'xl'
  align?: 'right'
}

export interface MenuDeclaration extends Gate {
  id: string
  label: string
  labelPerVariante?: Partial<Record<PortalVariant, string>>
  to: string
  icon?: string
  order: number
  /** Shown only when the user sees at least one record of this collection. */
  whenSome?: string
  popup?: boolean
  /** `g` and this letter lead here; every letter once in the whole portal, `d` and `m` belong to the shell. */
  key?: Letter
}

/** A command of the palette as data: a place to go to. What has to be computed is a part of the slot `comandi`. */
export interface CommandDeclaration extends Gate {
  id: string
  /** A verb or what it makes: "Nuova azienda". */
  label: string
  to: string
  icon?: string
  keywords?: string
  /** Runs it while a page of the same feature is on screen; `n` is the one that makes something new. */
  key?: Exclude<Letter, 'g'>
}

export type SlotDeclaration<Refs extends Loaders> = {
  [S in SlotName]: Gate & {
    slot: S
    ref: RefTaking<Refs, SlotMap[S]>
    title: string
    order: number
    /** The tab of the page that has this part among its own, `pratiche`; a page without such a tab shows it as one of its own. */
    within?: string
    /** Where a card of the dashboard is; one without a group comes after the groups. */
    group?: OfCard<S, DashboardGroup>
    /** How many lines of 36 px it takes: its place has that height from the first paint on. */
    lines?: OfCard<S, number>
    /** The same on a phone, where it differs. */
    phoneLines?: OfCard<S, number>
  }
}[SlotName]

type OfCard<S extends SlotName, T> = S extends 'dashboard.widget' ? T : never

export interface DataDeclaration {
  legge: readonly CollectionName[]
  scrive: readonly CollectionName[]
}

type NoProps = Record<never, never>

/** A module as data; code is reached only through `refs`. */
export interface ModuleDefinition<Refs extends Loaders = Loaders> {
  /** `mf-` and the folder's name */
  id: `mf-${string}`
  /** The contracts it runs with: `^` and the one that it was written for. */
  contract: ContractRange
  refs: Refs
  features: Record<string, { label: string; on: boolean }>
  routes: readonly RouteDeclaration<RefTaking<Refs, NoProps>>[]
  menu: readonly MenuDeclaration[]
  comandi?: readonly CommandDeclaration[]
  slots?: readonly SlotDeclaration<Refs>[]
  /** The data that it sees: every other collection is refused. Without it there is no limit, which the registry reports to operators. */
  dati?: DataDeclaration
  /** The oldest version of this module without a security fault: once this one is promoted for all, none before it runs again. */
  minimo?: string
}

/**
 * Declares a module: routes, menu entries, commands and slots as data (the build writes them to `module.json`, server
 * and shell read that before any code runs), screens behind `refs`.
 * @example
 * export default defineModule({
 *   id: 'mf-bandi', contract: '^2.0.0',
 *   refs: { elenco: () => import('./list.screen.tsx') },
 *   features: { bandi: { label: 'Bandi', on: true } },
 *   routes: [{ path: '/bandi', ref: 'elenco', feature: 'bandi', title: 'Bandi' }],
 *   menu: [{ id: 'bandi', label: 'Bandi', to: '/bandi', order: 10, feature: 'bandi' }],
 *   dati: { legge: ['usr'], scrive: ['bandi'] },
 * })
 */
export function defineModule<const Refs extends Loaders>(definition: ModuleDefinition<Refs>): ModuleDefinition<Refs> {
  return definition
}
