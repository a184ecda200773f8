import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { fieldNameAt, formatInstant } from '@bandiera/domain'
import { ErrorState } from '../parts/empty-state.tsx'
import { HiddenText } from '../parts/hidden-text.tsx'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'
import type { CampoCambiato, TimelineEntry } from './timeline-entry.ts'

export interface TimelineProps {
  /** Newest first, as they come. */
  entries: readonly TimelineEntry[]
  /** Names by path of fields that this page calls otherwise than their table. */
  labels?: Readonly<Record<string, string>>
  loading?: boolean
  error?: { text: string; onRetry?: () => void } | null
}

/** What happened to a record: when, who, what, and of each changed field what it was and what it is. */
export function Timeline({ entries, labels, loading = false, error }: TimelineProps) {
  if (error) return <ErrorState {...error} title={testi.erroreCronologia} />
  if (loading && entries.length === 0) return <Waiting />
  if (entries.length === 0) return <Typography color="textSecondary">{testi.nessunaModifica}</Typography>
  return (
    <Box aria-label={testi.cronologia} component="ol" sx={list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} labels={labels} />
        </li>
      ))}
    </Box>
  )
}

function Entry({ entry, labels = {} }: { entry: TimelineEntry; labels: TimelineProps['labels'] }) {
  const { quando, chi, titolo, testo, campi = [] } = entry
  return (
    <>
      <Typography sx={{ fontWeight: 500 }}>{titolo}</Typography>
      <Typography color="textSecondary" variant="body2">
        <time dateTime={quando}>{formatInstant(quando)}</time>
        {chi && ` · ${chi}`}
      </Typography>
      {testo && <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{testo}</Typography>}
      {campi.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {campi.map((one) => (
            <Box component="li" key={one.campo} sx={{ fontSize: '0.8125rem', py: 0.5 }}>
              <Change
                change={one}
                label={labels[one.campo] ?? one.etichetta ?? fieldNameAt({}, one.campo, {}, () => null)}
              />
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}

const Change = ({ change, label }: { change: CampoCambiato; label: string }) => (
  <>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {`${label}: `}
    </Box>
    <Was>{change.prima}</Was>
    <span aria-hidden>{' → '}</span>
    <HiddenText>{testi.dopo}</HiddenText>
    {change.dopo || <i>{testi.vuoto}</i>}
  </>
)

const Was = ({ children }: { children: string }) => (
  <>
    <HiddenText>{testi.prima}</HiddenText>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children || <i>{testi.vuoto}</i>}
    </Box>
  </>
)

const Waiting = () => (
  <div aria-busy="true">
    <HiddenText role="status">{comuni.caricamento}</HiddenText>
    {[0, 1, 2].map((index) => (
      <Box aria-hidden key={index} sx={{ mb: 4 }}>
        <Skeleton width="60%" />
        <Skeleton width="35%" />
      </Box>
    ))}
  </div>
)

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': {
    position: 'relative',
    pl: 5,
    pb: 4,
    borderLeft: 2,
    borderColor: 'divider',
    ml: '5px',
    '&:last-of-type': { borderColor: 'transparent', pb: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '-6px',
      top: '5px',
      width: 10,
      height: 10,
      borderRadius: '50%',
      bgcolor: 'text.secondary',
    },
  },
} as const
