import {
  type Bando,
  bandoClosingDay,
  bandoStateLabels,
  bandoTiming,
  clickDay,
  decisionOn,
  formatDate,
  hourOfToday,
  labelOf,
  rejectionReasonLabels,
  type RomeMoment,
} from '@bandiera/domain'
import { summarizeCriteri, type Incrocio } from '@bandiera/matching'
import { Box, HiddenText, BandoStateChip } from '@bandiera/ui'
import { Countdown } from '@bandiera/ui/detail'
import { decisionTexts, texts } from '../texts.ts'

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

/** The day when a grant closes or opens, short; screen readers also hear its state. */
export function Closing({ bando: { data }, momento }: { bando: Bando; momento: RomeMoment }) {
  const { stato } = bandoTiming(data, momento)
  const giorno = clickDay(data, momento)
  return (
    <Box component="span" sx={stato === 'in_chiusura' ? { color: 'warning.main', fontWeight: 600 } : undefined}>
      <HiddenText>{bandoStateLabels[stato]}</HiddenText>
      {giorno?.istante == null ? (
        closingText(data, momento)
      ) : (
        <span title={giorno.quando}>
          <HiddenText>{giorno.quando}. </HiddenText>
          <Countdown breve istante={giorno.istante} />
        </span>
      )}
    </Box>
  )
}

/** `31/03/2027`, `oggi 12:00`, `dal 03/12/2026`, `a sportello`; a dash where the grant does not say. */
export function closingText(data: Bando['data'], momento: RomeMoment): string {
  const { stato, sportello } = bandoTiming(data, momento)
  const ora = hourOfToday(data, momento)
  if (ora) return texts.today(ora)
  if (stato === 'in_apertura') return texts.from(formatDate(data.dataApertura))
  return formatDate(bandoClosingDay(data, momento)) || (sportello ? texts.sportello : '—')
}

/** Why a match does not fit, or why a person set it aside. */
export function reasonOf({ azienda, bando, motivo }: Incrocio): string | undefined {
  const no = decisionOn(azienda, bando._id)?.nonInteressa
  return no ? decisionTexts.why(labelOf(rejectionReasonLabels, no.motivo), no.nota) : motivo || undefined
}

export const Reason = ({ incrocio }: { incrocio: Incrocio }) => (
  <Box
    component="span"
    sx={{ ...small, whiteSpace: 'inherit', '@media print': { color: 'inherit', fontSize: 'inherit' } }}
  >
    {reasonOf(incrocio)}
  </Box>
)

export const CriteriaCounts = ({ criteri }: Pick<Incrocio['valutazione'], 'criteri'>) => (
  <Box component="span" sx={small}>
    {texts.counts(summarizeCriteri(criteri))}
  </Box>
)

const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const
