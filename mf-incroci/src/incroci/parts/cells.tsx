import { clickDay, formatEuro, hourOfToday, bandoTiming, type Bando, type RomeMoment } from '@bandiera/domain'
import { summarizeCriteri, estimateOfRow, type Incrocio } from '@bandiera/matching'
import { Box, HiddenText, BandoStateChip } from '@bandiera/ui'
import { Countdown } from '@bandiera/ui/detail'
import { texts } from '../texts.ts'

/** Temporal state with the days that are left, also when they are many. */
export function BandoState({ bando: { data }, momento }: { bando: Bando; momento: RomeMoment }) {
  const { stato, giorniRimasti, giorniAllApertura, sportello } = bandoTiming(data, momento)
  const giorno = clickDay(data, momento)
  const left = stato === 'aperto' && (sportello ? texts.sportello : giorniRimasti !== null && texts.days(giorniRimasti))
  return (
    <>
      <Box component="span" sx={{ display: 'flex', whiteSpace: 'pre' }}>
        <BandoStateChip giorni={giorniAllApertura ?? giorniRimasti} ora={hourOfToday(data, momento)} stato={stato} />
        {left && <span> · {left}</span>}
      </Box>
      {giorno?.istante != null && (
        <Box className="no-print" component="span" sx={{ fontSize: '0.8125rem' }} title={giorno.quando}>
          <HiddenText>{giorno.quando}. </HiddenText>
          {texts.clickDay} <Countdown breve istante={giorno.istante} />
        </Box>
      )}
    </>
  )
}

/** The maximum of a grant and, for a company that may get it and has a known project, the estimate. */
export function Amount(incrocio: Incrocio) {
  const { data } = incrocio.bando
  const estimated = estimateOfRow(incrocio)
  return (
    <>
      {data.agevolazioneMax === undefined ? '—' : formatEuro(data.agevolazioneMax, 0)}
      {estimated != null && (
        <Box component="span" sx={{ ...small, display: 'block' }}>
          {texts.estimateOf(formatEuro(estimated, 0))}
        </Box>
      )}
    </>
  )
}

export const CriteriaCounts = ({ criteri }: Pick<Incrocio['valutazione'], 'criteri'>) => (
  <Box component="span" sx={small}>
    {texts.counts(summarizeCriteri(criteri))}
  </Box>
)

const small = { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'normal' } as const
