import Alert from '@mui/material/Alert'
import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { KeptFormsContext, type TypedForm } from './kept-forms.ts'
import { uiTexts } from '../texts.ts'
import { choiceTextsOf, giveChoiceTexts, useTyped } from './choice-texts.ts'
import { type FormDraft, isSame } from './drafts.ts'
import { useDraft } from './use-draft.tsx'

type Values = Record<string, unknown>

/** Keeps what is typed over a logout in another tab, for the same person; a form of your own calls it before its fields are drawn. */
export function useKeptForm<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  name: string,
  { isWindow = false } = {},
): { note: ReactNode; forget: () => void } {
  const { note, forget } = useKeptInput(form, { name, isWindow })
  return { note, forget }
}

interface KeptInputOptions {
  name: string
  isWindow: boolean
  draft?: FormDraft | undefined
}

/** With a `draft`, what is typed is kept over a reload or a crash too. `holdsBack`: the draft has values that the form did not take. */
export function useKeptInput<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  { name, isWindow, draft }: KeptInputOptions,
): { note: ReactNode; forget: () => void; holdsBack: boolean } {
  const kept = use(KeptFormsContext)
  const page = useLocation().pathname
  const { defaultValues = {} } = useFormState({ control: form.control })
  const typed = useTyped(form.control)
  const [given] = useState(() => {
    const found = kept?.find(page, name) ?? null
    if (!found || (isWindow && !isSame(found.from, defaultValues))) return null
    // before the combo boxes render: they start with their kept text
    giveChoiceTexts(form.control, found.texts)
    return {
      ...found,
      isChanged: Object.keys(found.from).some((key) => !isSame(found.from[key], at(defaultValues, key))),
    }
  })
  useEffect(() => {
    if (!given) return
    const changes = [...Object.entries(given.set), ...given.gone.map((key) => [key, undefined] as const)]
    for (const [key, value] of changes) form.setValue(key as Path<V>, value as never, { shouldDirty: true })
  }, [form, given])
  const read = useRef<() => TypedForm | null>(() => null)
  useEffect(() => {
    read.current = () => {
      const changes = changesOf(defaultValues, form.getValues())
      const texts = choiceTextsOf(form.control)
      if (!typed) return null
      const from = isWindow
        ? defaultValues
        : Object.fromEntries(changes.keys.map((key) => [key, at(defaultValues, key)]))
      return { page, name, isWindow, from, set: changes.set, gone: changes.gone, texts }
    }
  })
  useEffect(() => kept?.hold(() => read.current()), [kept])
  const own = useDraft(form, { draft, start: defaultValues, read: () => read.current(), typed })
  const forget = () => {
    kept?.forget(page, name)
    own.forget()
  }
  const note = given && typed && (
    <Alert severity={given.isChanged ? 'warning' : 'info'}>
      {given.isChanged ? `${uiTexts.ritrovato} ${uiTexts.ritrovatoCambiato}` : uiTexts.ritrovato}
    </Alert>
  )
  return { note: note || own.note, forget, holdsBack: own.holdsBack }
}

/** What differs from the values that the form started from. Passwords and files are never kept. */
function changesOf(before: Values, now: Values): { keys: string[]; set: Values; gone: string[] } {
  const secret = new Set(
    [...document.querySelectorAll<HTMLInputElement>('input[type=password], input[autocomplete*=password]')].map(
      (input) => input.name,
    ),
  )
  const keys = Object.keys({ ...before, ...now }).filter(
    (key) => !secret.has(key) && !(now[key] instanceof Blob) && !isSame(before[key], now[key]),
  )
  return {
    keys,
    set: Object.fromEntries(keys.filter((key) => now[key] !== undefined).map((key) => [key, now[key]])),
    gone: keys.filter((key) => now[key] === undefined),
  }
}

const at = (values: Values, key: string): unknown => values[key]
