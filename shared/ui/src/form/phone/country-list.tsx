import { styled } from '@mui/material/styles'
import type { CountryCode } from 'libphonenumber-js/min'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { countries, findCountry, PREFERRED } from './countries.ts'
import { phoneTexts } from './texts.ts'

export interface CountryListProps {
  id: string
  chosen: CountryCode | null
  placement: Placement
  onChoose: (country: CountryCode) => void
  onClose: (back: boolean) => void
}

/** The open list. It holds the focus itself; the option the keyboard is on is named by `aria-activedescendant`. */
export function CountryList({ id, chosen, placement, onChoose, onClose }: CountryListProps) {
  const list = useRef<HTMLUListElement>(null)
  const start = Math.max(0, chosen ? countries.findIndex(({ code }) => code === chosen) : 0)
  const choose = (index: number) => {
    onClose(false)
    onChoose(countries[index]!.code)
  }
  const { active, onKeyDown } = useCountryKeys({ start, onChoose: choose, onClose: () => onClose(true) })
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  useEffect(() => reveal(list.current!, active), [active])
  return (
    <Listbox
      aria-activedescendant={`${id}-${active}`}
      aria-label={phoneTexts.prefissi}
      id={id}
      onBlur={() => onClose(false)}
      onKeyDown={onKeyDown}
      // a press on an option or on the scroll bar does not move the focus
      onMouseDown={(event) => event.preventDefault()}
      ref={list}
      role="listbox"
      style={{ maxHeight: placement.maxHeight, [placement.below ? 'top' : 'bottom']: 'calc(100% + 4px)' }}
      tabIndex={0}
    >
      {countries.map(({ code, name, dial }, index) => (
        <li
          aria-selected={code === chosen}
          className={[index === active && 'active', index === PREFERRED.length - 1 && 'last'].filter(Boolean).join(' ')}
          id={`${id}-${index}`}
          key={code}
          onClick={() => choose(index)}
          role="option"
        >
          <span>{name}</span> <span>{dial}</span>
        </li>
      ))}
    </Listbox>
  )
}

function reveal(list: HTMLElement, index: number): void {
  const option = list.children[index] as HTMLElement
  const { offsetTop, offsetHeight } = option
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop
  const beyond = offsetTop + offsetHeight - list.clientHeight
  if (beyond > list.scrollTop) list.scrollTop = beyond
}

const Listbox = styled('ul')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  width: '100%',
  zIndex: theme.zIndex.modal,
  margin: 0,
  padding: '4px 0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // the option that the keyboard is on carries the ring
  '&&:focus-visible': { outline: 'none' },
  listStyle: 'none',
  cursor: 'default',
  fontSize: '0.875rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '4px 12px',
  },
  '& > li > span:last-of-type': { color: theme.palette.text.secondary },
  '& > li.last': { borderBottom: `1px solid ${theme.palette.divider}` },
  '& > li[aria-selected="true"]': { fontWeight: 600 },
  '& > li:hover': { backgroundColor: theme.palette.action.hover },
  '& > li.active': {
    backgroundColor: theme.palette.action.selected,
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
}))

const PAGE = 8
const LAST = countries.length - 1
const inRange = (index: number): number => Math.min(LAST, Math.max(0, index))

const MOVES: Record<string, (active: number) => number> = {
  ArrowDown: (active) => inRange(active + 1),
  ArrowUp: (active) => inRange(active - 1),
  PageDown: (active) => inRange(active + PAGE),
  PageUp: (active) => inRange(active - PAGE),
  Home: () => 0,
  End: () => LAST,
}

interface Keys {
  start: number
  onChoose: (index: number) => void
  onClose: () => void
}

/** The keyboard of the open list: arrows, Home and End move, letters and digits find, Enter chooses, Esc leaves. */
function useCountryKeys({ start, onChoose, onClose }: Keys) {
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

/** Milliseconds: a key within this time continues the search text (spec §9). */
const TIMEOUT = 700

function useTypeToFind(): { add: (key: string) => string; isTyping: () => boolean } {
  const typed = useRef({ text: '', at: -Infinity })
  const isTyping = () => typed.current.text !== '' && Date.now() - typed.current.at < TIMEOUT
  const add = (key: string) => {
    typed.current = { text: (isTyping() ? typed.current.text : '') + key, at: Date.now() }
    return typed.current.text
  }
  return { add, isTyping }
}

export interface Placement {
  below: boolean
  maxHeight: number
}

/** Room under the button that a list needs to open there (spec §9). */
const ROOM = 200
const TALLEST = 320
const SHORTEST = 96
const MARGIN = 12

/** Below when more than 200 px remain under the button, above otherwise; never taller than the room on that side. */
export function placementOf({ top, bottom }: { top: number; bottom: number }, windowHeight: number): Placement {
  const below = windowHeight - bottom > ROOM
  const room = (below ? windowHeight - bottom : top) - MARGIN
  return { below, maxHeight: Math.max(SHORTEST, Math.min(TALLEST, room)) }
}
