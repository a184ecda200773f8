import type { CollectionName, Collections, Usr, PortalVariant } from '@bandiera/domain'
import type { Loaders, ModuleDefinition, RefTaking } from './module.ts'
import type { SlotMap, SlotName } from './slots.tsx'

/** The props of a slot that are data; the page supplies the callbacks. */
export type SlotData<S extends SlotName> = {
  [K in keyof SlotMap[S] as SlotMap[S][K] extends (...args: never[]) => unknown ? never : K]: SlotMap[S][K]
}

interface Scene {
  titolo: string
  chi: Usr
  /** The date of the example, `2026-11-23`: the result must not depend on the day of the replay. */
  oggi: string
  dove?: `/${string}`
  /** White label of the tenant; the usual one when absent. */
  variante?: PortalVariant
  record?: { readonly [C in CollectionName]?: readonly Collections[C][] }
  /** Answers of `portal.request`, by path without query; a question that has none fails the example. */
  risposte?: Readonly<Record<string, unknown>>
  /** Texts that must be on screen, in any order; of a part that shows nothing, what it reported. */
  mostra: readonly [string, ...string[]]
}

export type Example<Refs extends Loaders> = {
  [S in SlotName]: Scene & { slot: S; ref: RefTaking<Refs, SlotMap[S]>; props: SlotData<S> }
}[SlotName]

type RefsOf<Module> = Module extends ModuleDefinition<infer Refs> ? Refs : never

/**
 * The examples of a module, in `src/examples.ts`: at least one for every part that it adds to a slot. They are published with the
 * release and replayed in every shell that is to run it, before any user gets either (ADR 0064).
 * @example
 * import type module from './module.ts'
 * export default defineExamples<typeof module>([
 *   {
 *     slot: 'azienda.scheda', ref: 'scheda', titolo: 'una società', props: { aziendaId: rossi._id },
 *     chi: unUsr('gestore'), oggi: '2026-11-23', record: { aziende: [rossi] }, mostra: ['Rossi S.r.l.'],
 *   },
 * ])
 */
export function defineExamples<Module extends { refs: Loaders }>(
  examples: readonly Example<RefsOf<Module>>[],
): readonly Example<RefsOf<Module>>[] {
  return examples
}
