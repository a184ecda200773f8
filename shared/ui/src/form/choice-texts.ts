import { useCallback, useSyncExternalStore } from 'react'
import { useFormState, type Control, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'

/** A text in a combo box that is not a choice yet. The form has no value for it, and must not be sent before it is one. */
export interface ChoiceText {
  name: string
  text: () => string
  /** Selects the choice that the text names, after a running search if needed; otherwise returns what is wrong with the text. */
  settle: () => Promise<string | null>
  forget: () => void
}

interface Texts {
  given: Map<string, string>
  all: Set<ChoiceText>
  listeners: Set<() => void>
}

const forms = new WeakMap<object, Texts>()

function textsOf(control: object): Texts {
  const known = forms.get(control)
  if (known) return known
  const made: Texts = { given: new Map(), all: new Set(), listeners: new Set() }
  forms.set(control, made)
  return made
}

export function holdChoiceText(control: object, text: ChoiceText): () => void {
  const { all, listeners } = textsOf(control)
  const tell = () => listeners.forEach((one) => one())
  all.add(text)
  tell()
  return () => {
    all.delete(text)
    tell()
  }
}

export function choiceTextsOf(control: object): Record<string, string> {
  const { all, given } = textsOf(control)
  return { ...Object.fromEntries(given), ...Object.fromEntries([...all].map(({ name, text }) => [name, text()])) }
}

export function giveChoiceTexts(control: object, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) textsOf(control).given.set(name, text)
}

export const waitingChoiceText = (control: object, name: string): string | null =>
  textsOf(control).given.get(name) ?? null

export function takeChoiceText(control: object, name: string): void {
  const { given, listeners } = textsOf(control)
  if (given.delete(name)) listeners.forEach((tell) => tell())
}

/** Call it before each change of step: a text that is not a choice yet then reappears with its box. */
export const keepChoiceTexts = (control: object): void => giveChoiceTexts(control, choiceTextsOf(control))

export const CHOICE_TEXT = 'choiceText'

/** Turns texts of combo boxes into choices, others into errors, before a validation; the answer reports the errors again after it. */
export async function settleChoices<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
): Promise<(() => void) | null> {
  const texts = [...textsOf(form.control).all]
  const answers = await Promise.all(texts.map(async ({ name, settle }) => ({ name, message: await settle() })))
  const wrong = answers.flatMap(({ name, message }) => (message === null ? [] : [{ name: name as Path<V>, message }]))
  if (wrong.length === 0) return null
  const tell = () =>
    wrong.forEach(({ name, message }, at) =>
      form.setError(name, { type: CHOICE_TEXT, message }, { shouldFocus: at === 0 }),
    )
  tell()
  return tell
}

export function forgetChoiceTexts(control: object): void {
  const { all, given } = textsOf(control)
  given.clear()
  all.forEach(({ forget }) => forget())
}

/** Whether a form has unsaved input: a changed value, or a text that is not a choice yet. */
export function useTyped<V extends FieldValues, O>(control: Control<V, unknown, O>): boolean {
  const { isDirty } = useFormState({ control })
  return useChoiceTexts(control) || isDirty
}

export const holdsChoiceTexts = (control: object, under = ''): boolean =>
  Object.keys(choiceTextsOf(control)).some((name) => name.startsWith(under))

/** Whether a form has a text that is not a choice yet; with `under`, only in the fields below that path. */
export function useChoiceTexts(control: object, under = ''): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const { listeners } = textsOf(control)
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    [control],
  )
  return useSyncExternalStore(subscribe, () => holdsChoiceTexts(control, under))
}
