import { isConnected } from '@bandiera/live/host'
import { Alert, type AlertProps, Button } from '@bandiera/ui'
import { useEffect, useState } from 'react'
import { useShell } from '../shell.ts'
import { texts } from '../texts.ts'
import { connectionAtom, useFact } from '../state.ts'

/** Milliseconds: a shorter loss of the connection is not shown. */
const PATIENCE = 1000

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
    <Banner action={<Button onClick={onRetry}>{texts.retryNow}</Button>} severity="warning">
      {texts.connectionLost}. {texts.whileOffline}{' '}
      <span aria-hidden>{seconds > 0 ? texts.retryingIn(seconds) : texts.retryingNow}</span>
    </Banner>
  )
}

/** A line across the page, below it. */
export function Banner({
  severity,
  ...rest
}: Pick<AlertProps, 'action' | 'children'> & { severity: 'info' | 'warning' }) {
  const edge = { borderRadius: 0, borderTop: 1, borderColor: `${severity}.main`, alignItems: 'center' } as const
  return <Alert {...rest} className="no-print" role="status" severity={severity} sx={edge} variant="standard" />
}

function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}
