import { isConnected } from '@bandiera/live/host'
import { Alert, Button } from '@bandiera/ui'
import { useEffect, useState } from 'react'
import { useShell } from '../shell.ts'
import { testi } from '../testi.ts'
import { connectionAtom, useFact } from '../state.ts'

/** A loss shorter than this is not worth a word. */
const PATIENCE = 1000

/** Says that changes do not arrive now and when the next attempt is. What is on screen stays usable. */
export function ReconnectBanner() {
  const { connection } = useShell()
  const news = useFact(connectionAtom)
  if (isConnected(news.state)) return null
  return <Loss onRetry={() => connection.retryNow()} retryAt={news.retryAt} />
}

function Loss({ retryAt, onRetry }: { retryAt: number | undefined; onRetry: () => void }) {
  const [lostAt] = useState(Date.now)
  const now = useClock()
  if (now - lostAt < PATIENCE) return null
  const seconds = retryAt === undefined ? 0 : Math.ceil((retryAt - now) / 1000)
  return (
    <Alert
      action={<Button onClick={onRetry}>{testi.riprovaSubito}</Button>}
      className="no-print"
      role="status"
      severity="warning"
      sx={bar}
      variant="standard"
    >
      {testi.connessioneInterrotta}.{' '}
      <span aria-hidden>{seconds > 0 ? testi.riprovoTra(seconds) : testi.riprovoAdesso}</span>
    </Alert>
  )
}

const bar = { borderRadius: 0, borderTop: 1, borderColor: 'warning.main', alignItems: 'center' } as const

/** The time, twice a second. */
function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}
