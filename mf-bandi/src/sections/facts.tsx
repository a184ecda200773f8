import {
  clickDay,
  bandoDates,
  type BandoData,
  graduatoriaText,
  bandoAmounts,
  type RomeMoment,
  earlyFormText,
  timeLeftText,
} from '@bandiera/domain'
import { Box, Button, EditIcon, Facts, Muted, Section, Typography, useMoment } from '@bandiera/ui'
import { Countdown } from '@bandiera/ui/detail'
import { texts } from '../texts.ts'

export function BandoFacts({ data, onEditDates }: { data: BandoData; onEditDates?: (() => void) | undefined }) {
  const momento = useMoment([{ data }])
  const graduatoria = graduatoriaText(data, momento)
  const amounts = bandoAmounts(data).filter(({ value }) => value !== null)
  const edit = onEditDates && (
    <Button aria-label={texts.modificaDate} className="no-print" onClick={onEditDates} startIcon={<EditIcon />}>
      {texts.modifica}
    </Button>
  )
  return (
    <Box sx={{ '& > section:first-of-type': { borderTop: 0, mt: 0, pt: 0 } }}>
      <Section actions={edit} title={texts.date}>
        {clickDay(data, momento)?.istante == null && (
          <Typography sx={{ fontWeight: 600, mb: 3 }}>{timeLeftText(data, momento)}</Typography>
        )}
        <ClickDay data={data} momento={momento} />
        {graduatoria && <Typography sx={{ mb: 3 }}>{graduatoria}</Typography>}
        <Facts items={bandoDates(data)} />
        {data.noteFinestra && (
          <Muted sx={{ mt: 3, whiteSpace: 'pre-line' }} variant="body2">
            {data.noteFinestra}
          </Muted>
        )}
      </Section>
      <Section title={texts.importi}>
        {amounts.length > 0 ? <Facts items={amounts} /> : <Muted>{texts.nonIndicati}</Muted>}
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
            <Typography className="no-print" sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
              {texts.tra} <Countdown istante={giorno.istante} />
            </Typography>
          )}
        </>
      )}
      {scrivere && <Typography sx={{ mt: giorno ? 1 : 0 }}>{scrivere}</Typography>}
    </Box>
  )
}
