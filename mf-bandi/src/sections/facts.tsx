import {
  clickDay,
  bandoDates,
  type BandoData,
  type BandoFact,
  graduatoriaText,
  bandoAmounts,
  type RomeMoment,
  earlyFormText,
  timeLeftText,
} from '@bandiera/domain'
import { Box, Button, EditIcon, Muted, Section, Typography, useMoment } from '@bandiera/ui'
import { Countdown } from '@bandiera/ui/detail'
import { texts } from '../texts.ts'

interface BandoFactsProps {
  data: BandoData
  onEditDates?: (() => void) | undefined
  /** Shows what is not stated as `—`, amounts too: the writer of the grant sees what is missing. */
  blanks?: boolean
}

/** The dates, also those that the grant does not state, and the amounts that it states. */
export function BandoFacts({ data, onEditDates, blanks = false }: BandoFactsProps) {
  const momento = useMoment([{ data }])
  const graduatoria = graduatoriaText(data, momento)
  const missing = blanks ? '—' : texts.nonIndicata
  const amounts = [...bandoAmounts(data), { label: texts.forme, value: data.forme?.join(', ') || null }].filter(
    ({ value }) => blanks || value !== null,
  )
  const edit = onEditDates && (
    <Button aria-label={texts.modificaDate} className="no-print" onClick={onEditDates} startIcon={<EditIcon />}>
      {texts.modifica}
    </Button>
  )
  return (
    <Box sx={{ '& > section:first-of-type': { borderTop: 0, mt: 0, pt: 0 } }}>
      <Section actions={edit} title={texts.date}>
        {clickDay(data, momento)?.istante == null && (
          <Typography sx={leftStyle}>{timeLeftText(data, momento)}</Typography>
        )}
        <ClickDay data={data} momento={momento} />
        {graduatoria && <Typography sx={{ mb: 3 }}>{graduatoria}</Typography>}
        <Rows items={bandoDates(data)} missing={missing} />
        {data.noteFinestra && (
          <Muted sx={{ mt: 3, whiteSpace: 'pre-line' }} variant="body2">
            {data.noteFinestra}
          </Muted>
        )}
      </Section>
      <Section title={texts.importi}>
        {amounts.length > 0 ? <Rows items={amounts} missing={missing} /> : <Muted>{texts.nonIndicati}</Muted>}
      </Section>
    </Box>
  )
}

/** Before a grant opens: the hour of a click day with a countdown, and whether applications can already be written. */
function ClickDay({ data, momento }: { data: BandoData; momento: RomeMoment }) {
  const giorno = clickDay(data, momento)
  const scrivere = earlyFormText(data, momento)
  if (!giorno && !scrivere) return null
  return (
    <Box sx={{ mb: 3, pl: 3, borderLeft: 3, borderColor: 'primary.main' }}>
      {giorno && (
        <>
          <Typography>{giorno.quando}</Typography>
          {giorno.istante === null ? (
            <Muted>{texts.oraNonNota}</Muted>
          ) : (
            <Typography className="no-print" sx={{ ...leftStyle, mb: 0 }}>
              {texts.tra} <Countdown istante={giorno.istante} />
            </Typography>
          )}
        </>
      )}
      {scrivere && <Typography sx={{ mt: giorno ? 1 : 0 }}>{scrivere}</Typography>}
    </Box>
  )
}

const leftStyle = { fontWeight: 600, fontSize: '1.125rem', mb: 3 } as const

/** A line per fact; where the page is wide, side by side. */
const Rows = ({ items, missing }: { items: readonly BandoFact[]; missing: string }) => (
  <Box component="dl" sx={rowsStyle}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <Box component="dd" sx={value === null ? { color: 'text.secondary' } : { fontWeight: 500 }}>
          {value ?? missing}
        </Box>
      </div>
    ))}
  </Box>
)

const rowsStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 6,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 3,
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0, ml: 'auto', minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' },
} as const
