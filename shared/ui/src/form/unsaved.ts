import { useSyncExternalStore } from 'react'

const holders = new Set<symbol>()
const listeners = new Set<() => void>()

export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved')
  holders.add(holder)
  tell()
  return () => {
    holders.delete(holder)
    tell()
  }
}

/** Whether a form of the page has unsaved input; nothing on screen may be replaced then. */
export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, isHeld)

const tell = () => listeners.forEach((listener) => listener())
const isHeld = () => holders.size > 0
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
