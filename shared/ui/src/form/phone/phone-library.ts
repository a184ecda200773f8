import { useEffect, useEffectEvent, useState } from 'react'

/** The rules of phone numbers with the tables of all countries: 30 kB that forms without a phone never load. */
export type PhoneLibrary = typeof import('./phone-chunk.ts')

let loaded: PhoneLibrary | null = null

/** Loads the rules, once; a load that failed is tried again at the next call. */
export async function loadPhone(): Promise<PhoneLibrary> {
  loaded = await import('./phone-chunk.ts')
  return loaded
}

/** The rules, `null` until they are loaded. The first call starts the load; `onReady` is called at its end. */
export function usePhoneLibrary(onReady?: (library: PhoneLibrary) => void): PhoneLibrary | null {
  const [library, setLibrary] = useState(loaded)
  const ready = useEffectEvent((now: PhoneLibrary) => {
    setLibrary(now)
    onReady?.(now)
  })
  useEffect(() => {
    // without them the field is a plain line of text, and the form's own rule says that the number was not checked
    loadPhone().then(ready, () => {})
  }, [])
  return library
}
