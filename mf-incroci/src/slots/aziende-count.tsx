import { useEffect } from 'react'
import { useCounts } from './use-counts.ts'

/** Reports to the list of companies how many open grants fit each, and again when a company or a grant changes. */
export function Component({ report }: { report: (perAzienda: ReadonlyMap<string, number>) => void }) {
  const { answer } = useCounts({ perAzienda: true })
  useEffect(() => {
    if (answer) report(answer.perAzienda)
  }, [answer, report])
  return null
}
