import { styled } from '@mui/material/styles'
import type { CountryCode } from 'libphonenumber-js/min'
import { useEffect, useRef } from 'react'
import { countries, PREFERRED } from './countries.ts'
import type { Placement } from './placement.ts'
import { testi } from './testi.ts'
import { useCountryKeys } from './use-country-keys.ts'

export interface CountryListProps {
  id: string
  chosen: CountryCode | null
  placement: Placement
  onChoose: (country: CountryCode) => void
  /** Asked to close; `back` when the focus belongs to the button again. */
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
      aria-label={testi.prefissi}
      id={id}
      onBlur={() => onClose(false)}
      onKeyDown={onKeyDown}
      // a press on an option or on the scroll bar leaves the focus where it is
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

/** Scrolls the list, and not the page, until the option is in sight. */
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
