import { fieldNameAt, formatInstant } from '@bandiera/domain'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { ErrorState } from '../states/empty-state.tsx'
import { HiddenText } from '../page/hidden-text.tsx'
import { uiTexts as comuni } from '../texts.ts'
import { detailTexts } from './texts.ts'

export interface TimelineProps {
  entries: readonly TimelineEntry[]
  labels?: Readonly<Record<string, string>>
  loading?: boolean
  error?: { text: string; onRetry?: () => void } | null
}

export function Timeline({ entries, labels, loading = false, error }: TimelineProps) {
  if (error) return <ErrorState {...error} title={detailTexts.erroreCronologia} />
  if (loading && entries.length === 0) return <Waiting />
  if (entries.length === 0) return <Typography color="textSecondary">{detailTexts.nessunaModifica}</Typography>
  return (
    <Box aria-label={detailTexts.cronologia} component="ol" sx={list}>
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

const Change = ({ change: { prima, dopo }, label }: { change: ChangedField; label: string }) => (
  <>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {`${label}: `}
      <HiddenText>{detailTexts.prima}</HiddenText>
      {prima || <i>{detailTexts.vuoto}</i>}
    </Box>
    <span aria-hidden>{' → '}</span>
    <HiddenText>{detailTexts.dopo}</HiddenText>
    {dopo || <i>{detailTexts.vuoto}</i>}
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

/** A field that changed, with its name on the form and its values as text; nothing is the empty text. */
export interface ChangedField {
  campo: string
  etichetta?: string
  prima: string
  dopo: string
}

export interface TimelineEntry {
  id: string
  quando: string
  chi: string
  titolo: string
  campi?: readonly ChangedField[]
  testo?: string
}
