import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useUrlParams } from '../page/use-url-params.ts'
import { createRowStore, RowsContext } from './row-choice.ts'

export interface MasterDetailProps {
  /** The parameter of the address that keeps the chosen row. */
  name: string
  /** The rows in the order of the list. */
  ids: readonly string[]
  /** Name of the panel, such as that of the chosen row. */
  label: (id: string) => string
  /** Text of the way back to the list where the panel has a page of its own. */
  back: string
  panel: (id: string) => ReactNode
  /** The list; its rows use `useRowChoice`. */
  children: ReactNode
}

/**
 * A list with the details of its chosen row: on the right from 1024 px on, where the first row is chosen until the person chooses; below
 * that, a page of their own. Arrows, Home, End, j and k move the choice; Enter goes on in the panel, Escape comes back.
 */
export function MasterDetail({ name, ids, label, back, panel, children }: MasterDetailProps) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const { store, choose, close } = useChosenRow({ name, ids, narrow })
  const chosen = useSyncExternalStore(store.subscribe, store.get)
  const panelId = useId()
  const list = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const enters = useRef(false)
  /** The row whose page was left for the list. */
  const left = useRef<string | null>(null)
  const take = useCallback(
    (id: string, enter: boolean) => {
      enters.current = enter || narrow
      if (store.get() === id && enters.current && !narrow) region.current?.focus()
      choose(id)
    },
    [store, choose, narrow],
  )
  const apart = narrow && chosen !== null
  useEffect(() => {
    if (chosen !== null && enters.current) region.current?.focus()
    enters.current = false
  }, [chosen])
  useSamePlace(apart)
  const rows = useMemo(() => ({ store, panelId, choose: take }), [store, panelId, take])
  const move = useMoves({ list, ids, narrow, take })
  const leave = () => {
    if (!narrow) return buttonOf(list, chosen)?.focus()
    left.current = chosen
    close()
  }
  useEffect(() => {
    // the list is there again
    if (!apart && left.current !== null) buttonOf(list, left.current)?.focus()
    if (!apart) left.current = null
  }, [apart])
  return (
    <RowsContext value={rows}>
      <Box sx={apart || chosen === null ? undefined : sideBySide}>
        <Box onKeyDown={move} ref={list} sx={apart ? hiddenList : undefined}>
          {children}
        </Box>
        {chosen !== null && (
          <Box
            aria-label={label(chosen)}
            className="no-print"
            component="section"
            id={panelId}
            onKeyDown={(event) => isOwnEscape(event) && leave()}
            ref={region}
            sx={apart ? pageStyle : panelStyle}
            tabIndex={-1}
          >
            {apart && (
              <Button onClick={leave} startIcon={<ArrowBack aria-hidden />} sx={{ ml: -3, mb: 1, minHeight: 44 }}>
                {back}
              </Button>
            )}
            {panel(chosen)}
          </Box>
        )}
      </Box>
    </RowsContext>
  )
}

/** Escape in the panel itself, not in a menu or dialog that it opened. */
const isOwnEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !event.defaultPrevented && event.currentTarget.contains(event.target as Element)

/** The row that the address names, if it is in the list; else the first, where there is room for a panel. */
function useChosenRow({ name, ids, narrow }: Pick<MasterDetailProps, 'name' | 'ids'> & { narrow: boolean }) {
  const [params, change] = useUrlParams()
  const named = params.get(name)
  const there = named !== null && ids.includes(named)
  const told = there ? named : narrow ? null : (ids[0] ?? null)
  const [store] = useState(() => createRowStore(told))
  useLayoutEffect(() => store.set(told), [store, told])
  // the page of a phone is a step for the back button
  const choose = useCallback((id: string) => change({ [name]: id }, { replace: !narrow }), [change, name, narrow])
  const close = useCallback(() => change({ [name]: null }, { replace: true }), [change, name])
  return { store, choose, close }
}

/** Leaves a list that was hidden where it was. */
function useSamePlace(apart: boolean): void {
  const before = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (!apart) {
      if (before.current !== null) window.scrollTo(0, before.current)
      before.current = null
      return
    }
    before.current ??= window.scrollY
    window.scrollTo(0, 0)
  }, [apart])
}

const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}
const LETTERS: Partial<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' }

interface MovesOptions {
  list: RefObject<HTMLElement | null>
  ids: readonly string[]
  narrow: boolean
  take: (id: string, enter: boolean) => void
}

/** Keys that move to another row: arrows on the button of a row, letters anywhere in the list and on the page itself. */
function useMoves({ list, ids, narrow, take }: MovesOptions) {
  const move = useCallback(
    (event: Pick<KeyboardEvent, 'key' | 'preventDefault'> & Partial<Modifiers>, target: Element) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTypedIn(target)) return
      const onButton = target.closest('[data-row-button]') === target
      const letter = LETTERS[event.key]
      const step = letter ? STEPS[letter] : onButton ? STEPS[event.key] : undefined
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-button]') ?? [])]
      if (!step || buttons.length === 0) return
      const own = buttons.findIndex((button) => button === target)
      const at = own >= 0 ? own : buttons.findIndex((button) => isChosen(button))
      const next = buttons[step(at, buttons.length - 1)]
      const id = next?.dataset['rowButton']
      if (!next || id === undefined || !ids.includes(id)) return
      event.preventDefault()
      next.focus()
      if (!narrow) take(id, false)
    },
    [list, ids, narrow, take],
  )
  useEffect(() => {
    const onPage = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body && !event.defaultPrevented) move(event, document.body)
    }
    document.addEventListener('keydown', onPage)
    return () => document.removeEventListener('keydown', onPage)
  }, [move])
  return (event: KeyboardEvent) => !event.defaultPrevented && move(event, event.target as Element)
}

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const isChosen = (button: HTMLElement): boolean => button.getAttribute('aria-expanded') === 'true'
const isTypedIn = (target: Element): boolean =>
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')

const buttonOf = (list: RefObject<HTMLElement | null>, id: string | null): HTMLElement | undefined =>
  [...(list.current?.querySelectorAll<HTMLElement>('[data-row-button]') ?? [])].find(
    (button) => button.dataset['rowButton'] === id,
  )

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 4,
  alignItems: 'start',
  '@media screen and (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) clamp(320px, 34%, 480px)' },
  '@media print': { display: 'block' },
} as const

const hiddenList = { display: 'none', '@media print': { display: 'block' } } as const
const pageStyle = { outline: 'none' } as const

const panelStyle = {
  position: 'sticky',
  top: 'calc(var(--bandiera-top, 0px) + 8px)',
  maxHeight: 'calc(100vh - var(--bandiera-top, 0px) - 16px)',
  overflow: 'auto',
  px: 4,
  py: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
