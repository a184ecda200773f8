import {
  deMinimisRoom,
  aiutoRegimeLabels,
  jointCeilingText,
  type Azienda,
  type JointCeiling,
  type DeMinimisRoom,
  type RegimeDeMinimis,
} from '@bandiera/domain'
import { Alert, Box, Stack, Typography, useToday } from '@bandiera/ui'
import { useId } from 'react'
import { texts } from '../texts.ts'

const { deMinimis: words } = texts

export function CeilingBar({ azienda, regime }: { azienda: Azienda; regime: RegimeDeMinimis }) {
  const plafond = deMinimisRoom(azienda, regime, useToday())
  const { residuo, usati, massimale, dal, al } = plafond
  const id = useId()
  // what other regimes used of a shared ceiling is gone as well
  const gone = massimale && residuo !== null ? Math.max(usati, massimale - residuo) : 0
  const share = massimale ? Math.min(100, (gone / massimale) * 100) : 0
  return (
    <Stack sx={{ gap: 1, maxWidth: 640 }}>
      <Typography component="h3" id={id} variant="h3">
        {aiutoRegimeLabels[regime]}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap', gap: 2 }}>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{words.residueOf(residuo)}</Typography>
        <Typography color="textSecondary">{words.usedOf(usati, massimale)}</Typography>
      </Stack>
      <Box
        aria-labelledby={id}
        aria-valuemax={massimale ?? 0}
        aria-valuemin={0}
        aria-valuenow={Math.min(gone, massimale ?? 0)}
        aria-valuetext={words.usedOf(usati, massimale)}
        role="meter"
        sx={{ height: 8, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, width: `${share}%`, bgcolor: residuo === 0 ? 'error.main' : 'primary.main' }} />
      </Box>
      <Typography color="textSecondary" variant="body2">
        {words.since(dal, al)}
        {residuo === 0 && ` · ${words.usedUp}`}
        {massimale !== null && usati > massimale && `, ${words.exceeded(usati - massimale)}`}
      </Typography>
      <JointCeilings {...plafond} />
      <PossibleMembers {...plafond} />
      {countsByYear(plafond) && <Alert severity="info">{words.fiscalYears}</Alert>}
    </Stack>
  )
}

/** The regulation counts fishery aid by fiscal years: aid in the window from an earlier fiscal year may not count. */
const countsByYear = ({ regime, al, aiuti }: DeMinimisRoom): boolean =>
  regime === 'deMinimisPesca' &&
  aiuti.some(({ dataConcessione }) => Number(dataConcessione.slice(0, 4)) < Number(al.slice(0, 4)) - 2)

/** Shown when they lower the room, or may do so by an unverified rule. */
function JointCeilings({ insieme, massimale, usati, residuo, residuoMinimo }: DeMinimisRoom) {
  if (massimale === null || residuo === null || residuoMinimo === null) return null
  const binds = (one: JointCeiling): boolean => {
    const room = one.massimale - one.usati
    return one.certo ? room < massimale - usati : Math.max(0, room) < residuo
  }
  const binding = insieme.filter(binds)
  return binding.map((one) => (
    <Alert key={one.norma} severity={one.certo && one.usati <= one.massimale ? 'info' : 'warning'}>
      {one.certo
        ? words.together(jointCeilingText(one), one.norma)
        : words.togetherDoubtful(jointCeilingText(one), one.norma, residuoMinimo)}
    </Alert>
  ))
}

/** Members that may be one undertaking with the company: their aids may count. */
function PossibleMembers({ forse, residuo, residuoMinimo }: DeMinimisRoom) {
  const members = forse.membri.filter(({ aiuti }) => aiuti?.length !== 0)
  if (members.length === 0) return null
  const names = members.map(({ denominazione, cf }) => denominazione ?? cf ?? words.unnamed)
  const room = residuo !== null && residuoMinimo !== null && forse.aiuti > 0 ? residuoMinimo : null
  return <Alert severity="warning">{words.people(names, forse.aiuti, room)}</Alert>
}
