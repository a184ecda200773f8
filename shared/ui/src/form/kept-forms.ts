import { createContext } from 'react'

/** Typed values of a form, kept for the same person. */
export interface TypedForm {
  page: string
  name: string
  isWindow: boolean
  /** Its start values: of the changed fields, or of all fields in a dialog. */
  from: Record<string, unknown>
  /** Fields that were changed, and those that were emptied. */
  set: Record<string, unknown>
  gone: readonly string[]
  /** Texts in boxes to choose from that are no choice yet, by the name of the field. */
  texts: Record<string, string>
}

/** Keeps typed values when the person must leave without a question. */
export interface KeptForms {
  /** @param read returns the present values, `null` when there is nothing to keep. @returns a function that stops it */
  hold: (read: () => TypedForm | null) => () => void
  find: (page: string, name: string) => TypedForm | null
  forget: (page: string, name: string) => void
}

/** Given by the shell; without it forms keep nothing. */
export const KeptFormsContext = createContext<KeptForms | null>(null)
