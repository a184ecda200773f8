/** Short texts in the browser's storage. Never throws. */
export interface KeptTexts {
  get: (key: string) => string | null
  /** Returns false when the browser does not store the text: it then lasts until the page is closed. */
  set: (key: string, text: string) => boolean
  remove: (key: string) => void
  clear: () => void
}

const listeners = new Set<() => void>()

/** Calls back when the browser does not store a text (storage refused, or full); returns unsubscribe. */
export function whenNotKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** In memory where the browser refuses: reading the storage may throw (site data blocked), and so may each change (no space left). */
export function keepTexts(storage: () => Storage): KeptTexts {
  /** Texts that the storage refused to store; `null` for keys that it refused to remove. */
  const memory = new Map<string, string | null>()
  const attempt = <T>(work: (storage: Storage) => T, refused: T): T => {
    try {
      return work(storage())
    } catch {
      return refused
    }
  }
  const gone = (key: string) => attempt((kept) => (kept.removeItem(key), true), false)
  return {
    get: (key) => (memory.has(key) ? memory.get(key)! : attempt((kept) => kept.getItem(key), null)),
    set(key, text) {
      const isKept = attempt((kept) => (kept.setItem(key, text), true), false)
      if (isKept) memory.delete(key)
      else {
        // the next page must not read an older text
        gone(key)
        memory.set(key, text)
        for (const listener of listeners) listener()
      }
      return isKept
    },
    remove(key) {
      if (gone(key)) memory.delete(key)
      else memory.set(key, null)
    },
    clear() {
      memory.clear()
      attempt((kept) => kept.clear(), undefined)
    },
  }
}

export const siteTexts: KeptTexts = keepTexts(() => localStorage)
export const tabTexts: KeptTexts = keepTexts(() => sessionStorage)
