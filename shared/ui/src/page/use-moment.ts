import { type Bando, momentInRome, type RomeMoment, decisiveHour } from '@bandiera/domain'
import { useMemo, useSyncExternalStore } from 'react'

const MINUTE = 60_000

/**
 * The moment in Europe/Rome by which grants are judged. It becomes a new object at midnight and at each hour at which one of
 * the grants opens or closes, and at no other time: an open page stays right and draws nothing in between.
 */
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

/** Asks to look again when the clock changes its minute: a timer of hours would be late after the machine has slept. */
function eachMinute(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        wait()
        look()
      },
      MINUTE - (Date.now() % MINUTE),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

/** Today in Europe/Rome as `YYYY-MM-DD`; a page that is open over midnight is updated, so that its states stay right. */
export const useToday = (): string => useMoment(NONE).oggi

const NONE: readonly Bando[] = []
