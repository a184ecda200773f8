import { useState, type KeyboardEvent } from 'react'
import { countries, findCountry } from './countries.ts'
import { useTypeToFind } from './use-type-to-find.ts'

const PAGE = 8
const LAST = countries.length - 1
const within = (index: number): number => Math.min(LAST, Math.max(0, index))

/** Where a key leads from the option the keyboard is on. */
const MOVES: Record<string, (active: number) => number> = {
  ArrowDown: (active) => within(active + 1),
  ArrowUp: (active) => within(active - 1),
  PageDown: (active) => within(active + PAGE),
  PageUp: (active) => within(active - PAGE),
  Home: () => 0,
  End: () => LAST,
}

interface Keys {
  /** The option to begin with. */
  start: number
  onChoose: (index: number) => void
  onClose: () => void
}

/** The keyboard of the open list: arrows, Home and End move, letters and digits find, Enter chooses, Esc leaves. */
export function useCountryKeys({ start, onChoose, onClose }: Keys) {
  const [active, setActive] = useState(start)
  const { add, isTyping } = useTypeToFind()
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const move = MOVES[key]
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab') return
    // a dialog around the field must not take the key for its own
    event.stopPropagation()
    if (move) setActive(move(active))
    else if (key === 'Escape') onClose()
    else if (key === 'Enter' || (key === ' ' && !isTyping())) onChoose(active)
    else if (key.length === 1) find(add(key))
    else return
    event.preventDefault()
  }
  const find = (text: string) => {
    const found = findCountry(text)
    if (found >= 0) setActive(found)
  }
  return { active, onKeyDown }
}
