import { plafondDeMinimis, regimiAiuto, type Azienda, type RegimeDeMinimis } from '@bandiera/domain'
import { Box, Stack, Typography, useToday } from '@bandiera/ui'
import { useId } from 'react'
import { testi } from '../testi.ts'

const { deMinimis: words } = testi

/** Room left under one regime: the number first, then how much of the ceiling is used, then the window it was counted in. */
export function PlafondBar({ azienda, regime }: { azienda: Azienda; regime: RegimeDeMinimis }) {
  const { residuo, usati, massimale, dal, al } = plafondDeMinimis(azienda, regime, useToday())
  const id = useId()
  const share = massimale ? Math.min(100, (usati / massimale) * 100) : 0
  return (
    <Stack sx={{ gap: 1, maxWidth: 640 }}>
      <Typography component="h3" id={id} variant="h3">
        {regimiAiuto[regime]}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap', gap: 2 }}>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{words.residuoDi(residuo)}</Typography>
        <Typography color="textSecondary">{words.usatiSu(usati, massimale)}</Typography>
      </Stack>
      <Box
        aria-labelledby={id}
        aria-valuemax={massimale ?? 0}
        aria-valuemin={0}
        aria-valuenow={Math.min(usati, massimale ?? 0)}
        aria-valuetext={words.usatiSu(usati, massimale)}
        role="meter"
        sx={{ height: 8, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, width: `${share}%`, bgcolor: residuo === 0 ? 'error.main' : 'primary.main' }} />
      </Box>
      <Typography color="textSecondary" variant="body2">
        {words.dal(dal, al)}
        {residuo === 0 && ` · ${words.esaurito}`}
        {massimale !== null && usati > massimale && `, ${words.oltre(usati - massimale)}`}
      </Typography>
    </Stack>
  )
}
