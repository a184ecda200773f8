import { createContext } from 'react'

/** What was typed in a form, for its person to find again. */
export interface TypedForm {
  /** Path of its page. */
  page: string
  /** Its name on the screen. */
  name: string
  /** It is in a window over its page. */
  isWindow: boolean
  /** The values that it started from: of what was changed, or of the whole of a window. */
  from: Record<string, unknown>
  /** Fields that were changed, and those that were emptied. */
  set: Record<string, unknown>
  gone: readonly string[]
  /** Texts in boxes to choose from that are no choice yet, by the name of the field. */
  texts: Record<string, string>
}

/** Keeps what is typed when the person must leave without being asked. */
export interface KeptForms {
  /** @param read gives what the form holds now, `null` when there is nothing to keep. @returns stops */
  hold: (read: () => TypedForm | null) => () => void
  /** What the person who is signed in had typed there. */
  find: (page: string, name: string) => TypedForm | null
  /** It was saved, or given up. */
  forget: (page: string, name: string) => void
}

/** Given by the shell; without it forms keep nothing. */
export const KeptFormsContext = createContext<KeptForms | null>(null)
