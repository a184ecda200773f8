import {
  type Bando,
  type BandoData,
  needsReview,
  labelOf,
  type RomeMoment,
  hourOfToday,
  type EditorialState,
  editorialStateLabels,
  bandoTiming,
} from '@bandiera/domain'
import { Box, Chip, Marker, BandoStateChip, WarningIcon } from '@bandiera/ui'
import { texts } from '../texts.ts'

export function Title({ children, isNew }: { children: string; isNew: boolean }) {
  if (!isNew) return children
  return (
    <>
      {children}
      <Box component="span" sx={mark}>
        {texts.nuovo}
      </Box>
    </>
  )
}

const mark = {
  display: 'inline-block',
  ml: 2,
  px: 1.5,
  borderRadius: 0.5,
  border: 1,
  borderColor: 'info.main',
  color: 'info.main',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
} as const

/** The number of open questions of an import, and whether the source differs now. */
export function Flags({ bando }: { bando: Bando }) {
  const n = bando.data.daControllare?.length ?? 0
  if (n === 0) return '—'
  return (
    <>
      <Marker icon={WarningIcon} tone="warning">
        {n}
      </Marker>
      {needsReview(bando) && <Box sx={{ fontSize: '0.75rem' }}>{texts.controlli.daRivedere}</Box>}
    </>
  )
}

export const ToReview = () => (
  <Box component="span" title={texts.controlli.daRivedereAiuto}>
    <Marker icon={WarningIcon} tone="warning">
      {texts.controlli.daRivedere}
    </Marker>
  </Box>
)

export function BandoState({ data, momento }: { data: BandoData; momento: RomeMoment }) {
  const { stato, giorniRimasti, giorniAllApertura } = bandoTiming(data, momento)
  return <BandoStateChip giorni={giorniAllApertura ?? giorniRimasti} ora={hourOfToday(data, momento)} stato={stato} />
}

/** Editorial state of a grant, not its temporal one. */
export function ReviewChip({ redazione = 'bozza' }: { redazione?: EditorialState | undefined }) {
  return <Chip label={labelOf(editorialStateLabels, redazione)} variant="outlined" />
}
