import { type RefObject, useEffect } from 'react'

/**
 * Keys of a list: `j` and `k` go to the next and the previous row, `x` selects it, `e` changes its first field that can be changed in
 * place, and Enter opens it, since the focus is on its link. Text boxes, dialogs and menus keep their keys; `data-no-keys` on the page
 * says that the person has switched single keys off.
 */
export function useRowKeys(rows: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = ACTS[event.key]
      if (!act || !rows.current || !isFree(event)) return
      if (act(rows.current, focusedRow(rows.current))) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [rows])
}

/** Whether the key moved, selected or opened something. */
type Act = (rows: HTMLElement, row: Element | null) => boolean

const ACTS: Readonly<Record<string, Act>> = {
  j: (rows, row) => focusOf(nextTo(rows, row, 'nextElementSibling')),
  k: (rows, row) => focusOf(nextTo(rows, row, 'previousElementSibling')),
  x: (_rows, row) => press(row?.querySelector<HTMLElement>('input[type=checkbox]')),
  e: (_rows, row) => press(row?.querySelector<HTMLElement>('[data-edit]')),
}

const ROW = '[data-row]'

const focusedRow = (rows: HTMLElement): Element | null => {
  const row = document.activeElement?.closest(ROW) ?? null
  return row && rows.contains(row) ? row : null
}

function nextTo(rows: HTMLElement, row: Element | null, way: 'nextElementSibling' | 'previousElementSibling') {
  if (!row) return firstInView(rows)
  let next = row[way]
  while (next && !next.matches(ROW)) next = next[way]
  return next
}

const firstInView = (rows: HTMLElement): Element | null =>
  [...rows.querySelectorAll(ROW)].find((row) => row.getBoundingClientRect().top >= 0) ?? null

function focusOf(row: Element | null): boolean {
  const target = row?.querySelector<HTMLElement>('a[href], button, input')
  target?.focus()
  return target !== undefined && target !== null
}

function press(control: HTMLElement | null | undefined): boolean {
  control?.click()
  return Boolean(control)
}

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
const OVER = '[role=dialog], [role=menu], [role=listbox]'

function isFree({ defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return false
  if ('noKeys' in document.documentElement.dataset) return false
  return !(target instanceof Element && target.closest(TYPING)) && document.querySelector(OVER) === null
}
