import { type Ref, useEffect, useRef, useState } from 'react'
import type { ControlAttributes } from './field-frame.tsx'
import { type OptionSource, messageOf, useSearch } from './use-search.ts'
import { foldText } from '@bandiera/domain'
import { useFormContext } from 'react-hook-form'
import { CHOICE_TEXT, holdChoiceText, takeChoiceText, waitingChoiceText } from './choice-texts.ts'
import type { Option } from './select-input.tsx'
import { formTexts } from './texts.ts'
import { useField } from './use-field.ts'

export interface ComboBoxProps<O extends Option> {
  control: Partial<ControlAttributes> & { 'aria-label'?: string; name?: string }
  value: O | null
  onChange: (value: O | null) => void
  source: OptionSource<O>
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  placeholder?: string
  disabled?: boolean | undefined
  free?: ((text: string) => readonly O[]) | undefined
}

export type ChoiceTextProps<O extends Option> = Pick<ComboBoxProps<O>, 'value' | 'onChange' | 'source' | 'free'> & {
  start?: string | null
}

export type ChoiceTextState<O extends Option> = ReturnType<typeof useChoiceText<O>>

/** Leaving the box selects the choice that the text names, even if the search answers later; any other text stays, with an error. */
export function useChoiceText<O extends Option>({ value, onChange, source, free, start = null }: ChoiceTextProps<O>) {
  const [typed, setTyped] = useState(start)
  const [fault, setFault] = useState<string | null>(null)
  const text = typed ?? ''
  const found = useSearch(source, text, value)
  const withOwn = (options: readonly O[]): O[] => {
    const own = (free?.(text) ?? []).filter((one) => !options.some((option) => option.value === one.value))
    return [...options, ...own]
  }
  const pending = text.trim() !== '' && text !== value?.label
  const latest = useRef(typed)
  const gone = useGone()
  const put = (next: string | null) => {
    latest.current = next
    setTyped(next)
    setFault(null)
  }
  const choose = (option: O | null) => {
    if (option) put(null)
    onChange(option)
  }
  const take = (options: readonly O[]): string | null => {
    const all = withOwn(options)
    const option = choiceIn(text, all)
    if (option) choose(option)
    else if (value) onChange(null)
    const wrong = option ? null : all.length > 0 ? formTexts.sceltaDubbia(text) : formTexts.sceltaAssente(text)
    setFault(wrong)
    return wrong
  }
  const settle = async (): Promise<string | null> => {
    if (!pending) return null
    if (found.answer) return take(found.answer)
    const outcome = await found.ask().catch((error: unknown) => messageOf(error))
    // a newer text or choice has replaced this one
    if (gone.current || latest.current !== typed) return null
    if (typeof outcome !== 'string') return take(outcome)
    setFault(outcome)
    return outcome
  }
  const leave = () => {
    if (pending) void settle()
    else put(null)
  }
  return {
    shown: typed ?? value?.label ?? '',
    text,
    options: withOwn(found.options),
    found,
    settled: found.answer !== null || !pending,
    pending,
    fault,
    type: put,
    choose,
    leave,
    settle,
    forget: () => put(null),
  }
}

interface ChoiceFieldProps<O extends Option>
  extends Pick<ChoiceTextProps<O>, 'source'>, Partial<Pick<ChoiceTextProps<O>, 'free'>> {
  name: string
  /** The option that the box shows for the field's value; `null` when the chosen ones are shown elsewhere. */
  chosen: (value: unknown) => O | null
  add?: (option: O) => void
}

/** A combo box as a form field: with a text that is not a choice, its form is not sent and counts as changed. */
export function useChoiceField<O extends Option>({ name, chosen, add, source, free }: ChoiceFieldProps<O>) {
  const { field, error, state } = useField({ name })
  const { control, setError, clearErrors } = useFormContext()
  const onChange = add ? (option: O | null) => option && add(option) : field.onChange
  const [start] = useState(() => waitingChoiceText(control, name))
  useEffect(() => void takeChoiceText(control, name), [control, name])
  const text = useChoiceText<O>({ value: chosen(field.value), onChange, source, free, start })
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  const { pending, fault } = text
  useEffect(() => {
    if (!pending) return
    return holdChoiceText(control, {
      name,
      text: () => latest.current.text,
      settle: () => latest.current.settle(),
      forget: () => latest.current.forget(),
    })
  }, [control, name, pending])
  const { type, message } = state.error ?? {}
  // the error summary shows the field's own message: the schema does not see the text
  useEffect(() => {
    if (fault === null) {
      if (type === CHOICE_TEXT) clearErrors(name)
    } else if (message !== fault) setError(name, { type: CHOICE_TEXT, message: fault })
  }, [name, fault, type, message, setError, clearErrors])
  const leave = () => {
    text.leave()
    field.onBlur()
  }
  return { field, text: { ...text, leave }, error: fault ?? (type === CHOICE_TEXT ? undefined : error) }
}

/** Whether the box was removed from the page: a removed row accepts no choice. */
function useGone() {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])
  return gone
}

/** The choice with this name or code, else the only one found. Two of the same name (six comuni share theirs) give none. */
export function choiceIn<O extends Option>(text: string, found: readonly O[]): O | null {
  const wanted = squeeze(text)
  if (!wanted) return null
  const exact = found.filter((option) => spellings(option).includes(wanted))
  const fitting = exact.length > 0 ? exact : found
  return fitting.length === 1 ? fitting[0]! : null
}

/** A label says more than a name: a place its province in brackets, a company its number behind a dot, a code its version. */
function spellings({ label, value }: Option): string[] {
  const name = label.replace(/\s*\([^()]*\)\s*$/, '')
  return [label, name, ...label.split(' · '), value, value.split('/')[0]!].map(squeeze)
}

/** `62.01.00` and `620100` are one code. */
const squeeze = (text: string): string => foldText(text).replaceAll(' ', '')
