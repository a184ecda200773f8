import type { KeyboardEvent } from 'react'

/** Put on the button that opens a row. */
export const rowButton = { 'data-row-button': '' } as const

const MOVES: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** On a list: from the button of a row the arrows, Home and End go to that of another. Elsewhere in a row keys stay what they are. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-button]')]
  const at = buttons.indexOf(event.target as HTMLElement)
  const to = at < 0 ? undefined : MOVES[event.key]?.(at, buttons.length - 1)
  if (to === undefined) return
  event.preventDefault()
  buttons[to]!.focus()
}
