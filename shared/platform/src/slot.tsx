import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { SlotMap, SlotName } from './slots.ts'

/** One part that a module adds to a slot; its code loads when `Component` is first rendered. */
export interface SlotPart<P> {
  /** Stable within the page: module and ref. */
  id: string
  title: string
  Component: ComponentType<P>
}

/** Parts of a slot that this user may see, in order. */
export type SlotSource = <S extends SlotName>(name: S) => readonly SlotPart<SlotMap[S]>[]

const empty: SlotSource = () => []

/** Filled by the shell from the manifest; empty outside the portal, so that a screen can be tested alone. */
export const SlotsContext = createContext<SlotSource>(empty)

/**
 * The parts of a slot as data, for pages that show them as tabs or cards.
 * @example const schede = useSlot('azienda.scheda')
 */
export function useSlot<S extends SlotName>(name: S): readonly SlotPart<SlotMap[S]>[] {
  return useContext(SlotsContext)(name)
}

/**
 * Shows every part of a slot, one after the other. A part that fails shows its own error and leaves the others alone.
 * @example <Slot name="azienda.scheda" props={{ aziendaId }} />
 */
export function Slot<S extends SlotName>({ name, props, children = plain }: SlotProps<S>) {
  return useSlot(name).map((part) => {
    const Part = part.Component as ComponentType<object>
    return <div key={part.id}>{children(part.title, <Part {...props} />)}</div>
  })
}

export interface SlotProps<S extends SlotName> {
  name: S
  props: SlotMap[S]
  /** How one part is framed; alone when absent. */
  children?: (title: string, part: ReactNode) => ReactNode
}

const plain = (_: string, part: ReactNode) => part
