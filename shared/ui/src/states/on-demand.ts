import { useCallback, useSyncExternalStore } from 'react'

export interface OnDemand<T> {
  get: () => Promise<T>
  ready: () => T | undefined
  /** Fetches ahead of time; a failure is not reported, because no caller has asked yet. */
  preload: () => void
}

export function createOnDemand<T>(load: () => Promise<T>): OnDemand<T> {
  let underway: Promise<T> | undefined
  let arrived: T | undefined
  const get = () => {
    underway ??= load().then(
      (value) => (arrived = value),
      (failure: unknown) => {
        underway = undefined
        throw failure
      },
    )
    return underway
  }
  return { get, ready: () => arrived, preload: () => void get().catch(ignore) }
}

/** The code once it has loaded and is wanted. Not `React.lazy`: its fallback stays for 300 ms, and it remembers failures. */
export function useOnDemand<T>(code: OnDemand<T>, wanted: boolean, onFailure: (error: unknown) => void): T | undefined {
  const subscribe = useCallback(
    (arrive: () => void) => {
      if (!wanted || code.ready()) return ignore
      let current = true
      code.get().then(
        () => current && arrive(),
        (error: unknown) => current && onFailure(error),
      )
      return () => {
        current = false
      }
    },
    [code, wanted, onFailure],
  )
  const loaded = useSyncExternalStore(subscribe, code.ready)
  return wanted ? loaded : undefined
}

const ignore = () => {}
