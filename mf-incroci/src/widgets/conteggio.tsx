import { useEffect } from 'react'
import { useConteggi } from './use-conteggi.ts'

interface ConteggioProps {
  report: (perAzienda: ReadonlyMap<string, number>) => void
}

/** For the list of companies: the open grants that each fits, counted anew when a company or a grant changes. */
export function Component({ report }: ConteggioProps) {
  const { conteggi } = useConteggi({ tutte: true })
  useEffect(() => {
    if (conteggi) report(conteggi.perAzienda)
  }, [conteggi, report])
  return null
}
