import { dayInRome } from '@bandiera/domain'
import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Today in Europe/Rome as `YYYY-MM-DD`; a page left open over midnight follows, so that its states stay true. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayInRome())
  useEffect(() => {
    const timer = setInterval(() => setToday(dayInRome()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return today
}
