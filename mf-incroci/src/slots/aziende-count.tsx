import { useEffect } from 'react'
import { useCounts } from './use-counts.ts'

interface CountProps {
  report: (perAzienda: ReadonlyMap<string, number>) => void
}

/** Reports to the list of companies how many open grants fit each, and again when a company or a grant changes. */
export function Component({ report }: CountProps) {
  const { counts } = useCounts({ perAzienda: true })
  useEffect(() => {
    if (counts) report(counts.perAzienda)
  }, [counts, report])
  return null
}
