import { useState, type KeyboardEvent } from 'react'
import type { ShownItem } from './items.ts'

/** The line that Enter takes: the first one until the person moves; a line that goes away gives its place to the first. */
export function useChoice(lines: readonly ShownItem[], take: (line: ShownItem, elsewhere: boolean) => void) {
  const [moved, setMoved] = useState<string | null>(null)
  const at = Math.max(
    0,
    lines.findIndex(({ key }) => key === moved),
  )
  const chosen = lines[at]
  const moveTo = (index: number) => setMoved(lines[(index + lines.length) % lines.length]?.key ?? null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveTo(at + 1),
      ArrowUp: () => moveTo(at - 1),
      Home: () => moveTo(0),
      End: () => moveTo(lines.length - 1),
      Enter: () => chosen && take(chosen, event.ctrlKey || event.metaKey),
    }
    const move = moves[event.key]
    if (!move || event.shiftKey || event.altKey) return
    event.preventDefault()
    move()
  }
  return { chosen, choose: setMoved, onKeyDown }
}
