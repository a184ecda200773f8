import { useEffect, useEffectEvent, useState } from 'react'

/** The country a visitor seems to be in; `null` until it is known, and when nobody asks or nobody knows. */
export function useGuessedCountry(ask: (() => Promise<string | null>) | undefined, wanted: boolean): string | null {
  const [country, setCountry] = useState<string | null>(null)
  const start = useEffectEvent((): Promise<string | null> | undefined => (wanted ? ask?.() : undefined))
  useEffect(() => {
    let here = true
    // a guess that fails is no guess: the field begins with its own country
    start()?.then(
      (answer) => here && setCountry(answer),
      () => {},
    )
    return () => {
      here = false
    }
  }, [])
  return country
}
