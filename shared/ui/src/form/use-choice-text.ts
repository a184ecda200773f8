import { foldText } from '@bandiera/domain'
import { useEffect, useRef, useState } from 'react'
import type { ComboBoxProps } from './combo-box.tsx'
import type { Option } from './select-input.tsx'
import { formTexts } from './texts.ts'
import { messageOf, useSearch } from './use-search.ts'

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
