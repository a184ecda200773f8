import { useLiveStatus } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Box, EmptyState, ErrorState, LinearProgress, Link, OpenInNewIcon, Page, Typography } from '@bandiera/ui'
import { useCallback, useEffect, useState } from 'react'
import { texts } from './texts.ts'

/** spec §2: the rental site of an external host, over the whole page. */
export function Component() {
  const { settings } = usePortal()
  const { ready } = useLiveStatus()
  const url = httpsAddress(settings?.affittiUrl)
  if (url) return <RentalFrame key={url} url={url} />
  return (
    <Page title={texts.rent}>
      {settings || ready ? <EmptyState text={texts.notConnectedText} title={texts.notConnected} /> : <Opening />}
    </Page>
  )
}

/** The page's content policy frames https addresses only. */
const httpsAddress = (text: string | undefined): string | null =>
  text && URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : null

function RentalFrame({ url }: { url: string }) {
  const { step, loaded, retry } = useRentalSite(url)
  const framed = step === 'opening' || step === 'shown'
  return (
    <Box sx={place}>
      <Box sx={header}>
        <Typography component="h1" tabIndex={-1} variant="h1">
          {texts.rent}
        </Typography>
        <Link href={url} referrerPolicy="no-referrer" rel="noopener noreferrer" sx={outside} target="_blank">
          {texts.newWindow}
          <OpenInNewIcon aria-hidden fontSize="small" />
        </Link>
      </Box>
      {step !== 'shown' && <Waiting onRetry={retry} step={step} />}
      {framed && (
        <Box
          allow=""
          component="iframe"
          onLoad={loaded}
          referrerPolicy="no-referrer"
          // its own origin, never ours: the content policy lets no page of the portal be framed
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
          src={url}
          sx={{ ...frame, ...(step === 'opening' && { visibility: 'hidden' }) }}
          title={texts.frameTitle}
        />
      )}
    </Box>
  )
}

function Waiting({ step, onRetry }: { step: RentalStep; onRetry: () => void }) {
  if (step === 'lost') return <ErrorState onRetry={onRetry} text={texts.notAnsweringText} title={texts.notAnswering} />
  if (step === 'offline') return <ErrorState text={texts.offlineText} title={texts.offline} />
  return <Opening />
}

/** The whole of the page's content and not a pixel more, so that only the site itself scrolls. */
const place = { position: 'absolute', inset: 0, minHeight: 320, display: 'flex', flexDirection: 'column' } as const
const header = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  px: { xs: 3, sm: 6 },
  py: 3,
} as const
const outside = { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 24, typography: 'body2' } as const
/** On white: a site without a background of its own expects it in every theme. */
const frame = {
  flex: 1,
  minHeight: 0,
  width: '100%',
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: '#fff',
} as const

const Opening = () => (
  <Box role="status" sx={{ px: { xs: 3, sm: 6 }, py: 4, color: 'text.secondary' }}>
    {texts.loading}
    <LinearProgress aria-label={texts.loading} sx={{ mt: 3, maxWidth: 320 }} />
  </Box>
)

/** Milliseconds. */
const PATIENCE = 10_000

/** `asking`: is it there? `opening`: it is, its page is on the way. `shown`, `lost` and `offline` speak for themselves. */
type RentalStep = 'asking' | 'opening' | 'shown' | 'lost' | 'offline'

/**
 * Follows the rental site from the question whether it answers to its page on screen. A frame reports `load` also for
 * the browser's own error page, so the site is asked first; the answer is opaque, only its coming counts (ADR 0015).
 */
function useRentalSite(url: string) {
  const [step, setStep] = useState<RentalStep>(stepAtStart)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setStep(stepAtStart())
    setAttempt((count) => count + 1)
  }, [])
  useEffect(() => {
    if (!navigator.onLine) return
    const abort = new AbortController()
    const unless = (final: RentalStep, next: RentalStep) => setStep((now) => (now === final ? now : next))
    const timer = setTimeout(() => unless('shown', 'lost'), PATIENCE)
    isThere(url, abort.signal).then(
      (there) => setStep((now) => (now === 'asking' ? (there ? 'opening' : 'lost') : now)),
      () => {},
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [url, attempt])
  useEffect(() => {
    if (step !== 'offline') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [step, retry])
  const loaded = useCallback(() => setStep((now) => (now === 'opening' ? 'shown' : now)), [])
  return { step, loaded, retry }
}

const stepAtStart = (): RentalStep => (navigator.onLine ? 'asking' : 'offline')

/** Rejects only when the request is aborted. */
async function isThere(url: string, signal: AbortSignal): Promise<boolean> {
  const question = { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  return fetch(url, { ...question, cache: 'no-store', signal }).then(
    () => true,
    (failure: unknown) => {
      if (signal.aborted) throw failure
      return false
    },
  )
}
