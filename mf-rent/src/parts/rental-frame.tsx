import { Box, ErrorState, Link, OpenInNewIcon, Typography } from '@bandiera/ui'
import { texts } from '../texts.ts'
import { useRentalSite, type RentalStep } from '../use-rental-site.ts'
import { Opening } from './opening.tsx'

/** The site in its frame, with the way to open it outside; what went wrong when it does not come. */
export function RentalFrame({ url }: { url: string }) {
  const { step, loaded, retry } = useRentalSite(url)
  const framed = step === 'opening' || step === 'shown'
  return (
    <Box sx={place}>
      <Box sx={header}>
        <Typography component="h1" tabIndex={-1} variant="h1">
          {texts.rent}
        </Typography>
        <Link href={url} referrerPolicy="no-referrer" rel="noopener noreferrer" sx={outside} target="_blank">
          {texts.nuovaFinestra}
          <OpenInNewIcon aria-hidden fontSize="small" />
        </Link>
      </Box>
      {step !== 'shown' && <Meanwhile onRetry={retry} step={step} />}
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
          title={texts.titoloCornice}
        />
      )}
    </Box>
  )
}

function Meanwhile({ step, onRetry }: { step: RentalStep; onRetry: () => void }) {
  if (step === 'lost') return <ErrorState onRetry={onRetry} text={texts.nonRispondeTesto} title={texts.nonRisponde} />
  if (step === 'offline') return <ErrorState text={texts.senzaReteTesto} title={texts.senzaRete} />
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
/** On white: a site that sets no background counts on it, whatever the theme of the portal. */
const frame = {
  flex: 1,
  minHeight: 0,
  width: '100%',
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: '#fff',
} as const
