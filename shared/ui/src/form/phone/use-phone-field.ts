import type { CountryCode } from 'libphonenumber-js/min'
import { useState, type ChangeEvent } from 'react'
import { usePhoneLibrary, type PhoneLibrary } from './phone-library.ts'
import type { Typed } from './typed-number.ts'

export type PhoneField = ReturnType<typeof usePhoneField>

interface Bound {
  value: string
  onChange: (value: string) => void
  home: CountryCode
  guessed: string | null
  maxLength: number
}

export function usePhoneField({ value, onChange, home, guessed, maxLength }: Bound) {
  const [draft, setDraft] = useState<(Typed & { value: string }) | null>(null)
  // a text typed before the rules were loaded becomes a number afterwards
  const library = usePhoneLibrary((now) => {
    if (draft) put(now.typeText({ text: draft.text, caret: 0 }, draft, home), now)
  })
  const shown = draft?.value === value ? draft : outside()
  return { library, shown, type, choose }

  function put(typed: Typed, rules: PhoneLibrary | null) {
    const next = rules ? rules.valueOf(typed, home, maxLength) : typed.text
    setDraft({ text: typed.text, country: typed.country, value: next })
    if (next !== value) onChange(next)
  }

  function outside(): Typed {
    if (!library) return { text: value, country: home }
    return library.typedOf(value, library.countryByCode(guessed)?.code ?? home, home)
  }

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const { inputType, isComposing } = nativeEvent as InputEvent
    const edit = { text: target.value, caret: target.selectionStart ?? target.value.length }
    if (!library || isComposing) return put({ text: edit.text, country: shown.country }, library)
    const next = library.typeText({ ...edit, forward: inputType === 'deleteContentForward' }, shown, home)
    // set here, because React would move the caret to the end
    target.value = next.text
    target.setSelectionRange(next.caret, next.caret)
    put(next, library)
  }

  function choose(country: CountryCode) {
    if (library) put(library.chooseCountry(shown, country), library)
  }
}
