import { type Bando, momentInRome, type RomeMoment, decisiveHour } from '@bandiera/domain'
import { useMemo, useSyncExternalStore } from 'react'

const MINUTE = 60_000

/** The moment in Europe/Rome by which grants are judged: a new object at midnight and at each hour at which one of them opens or closes. */
export function useMoment(bandi: readonly Pick<Bando, 'data'>[]): Required<RomeMoment> {
  const at = useSyncExternalStore(eachMinute, () => {
    const now = momentInRome()
    return `${now.oggi} ${decisiveHour(bandi, now)}`
  })
  return useMemo(() => {
    const [oggi = '', ora = ''] = at.split(' ')
    return { oggi, ora }
  }, [at])
}

const eachMinute = (look: () => void) => atEach(MINUTE, look)

/** Calls back at each multiple of a period (ms). A new timer each time: a long or repeating one drifts, and stops while the computer sleeps. */
export function atEach(period: number, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const again = () => {
      wait()
      look()
    }
    timer = setTimeout(again, period - (Date.now() % period))
  }
  wait()
  return () => clearTimeout(timer)
}

/** Today in Europe/Rome as `YYYY-MM-DD`; a page that is open over midnight is updated, so that its states stay right. */
export const useToday = (): string => useMoment(NONE).oggi

const NONE: readonly Bando[] = []
