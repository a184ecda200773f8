import type { CollectionName, Collections, Usr, Variante } from '@bandiera/domain'
import type { Loaders, ModuleDefinition, RefTaking } from './module.ts'
import type { SlotMap, SlotName } from './slots.tsx'

/** What a slot gives to a part and can be written down: what it calls back with comes from the page. */
export type SlotData<S extends SlotName> = {
  [K in keyof SlotMap[S] as SlotMap[S][K] extends (...args: never[]) => unknown ? never : K]: SlotMap[S][K]
}

interface Scene {
  /** What the example is about; unique within its part. */
  titolo: string
  /** Who is signed in. */
  chi: Usr
  /** The day on which it plays, `2026-11-23`: what is shown must not depend on when the example is replayed. */
  oggi: string
  /** Path of the page it plays on, where that makes a difference. */
  dove?: `/${string}`
  /** White label of the tenant; the usual one when absent. */
  variante?: Variante
  /** What the user sees, by collection. */
  record?: { readonly [C in CollectionName]?: readonly Collections[C][] }
  /** Answers of `portal.request`, by path without query; a question that has none fails the example. */
  risposte?: Readonly<Record<string, unknown>>
  /** Texts that must be on screen, in any order; of a part that shows nothing, what it reported. */
  mostra: readonly [string, ...string[]]
}

/** One part of a module at work in its slot. */
export type Esempio<Refs extends Loaders> = {
  [S in SlotName]: Scene & { slot: S; ref: RefTaking<Refs, SlotMap[S]>; props: SlotData<S> }
}[SlotName]

type RefsOf<Module> = Module extends ModuleDefinition<infer Refs> ? Refs : never

/**
 * The examples of a module, in `src/esempi.ts`: at least one for every part that it adds to a slot. They are published with the
 * release and replayed in every shell that is to run it, before any user gets either (ADR 0064).
 * @example
 * import type module from './module.ts'
 * export default defineEsempi<typeof module>([
 *   {
 *     slot: 'azienda.scheda', ref: 'scheda', titolo: 'una società', props: { aziendaId: rossi._id },
 *     chi: unUsr('gestore'), oggi: '2026-11-23', record: { aziende: [rossi] }, mostra: ['Rossi S.r.l.'],
 *   },
 * ])
 */
export function defineEsempi<Module extends { refs: Loaders }>(
  esempi: readonly Esempio<RefsOf<Module>>[],
): readonly Esempio<RefsOf<Module>>[] {
  return esempi
}
