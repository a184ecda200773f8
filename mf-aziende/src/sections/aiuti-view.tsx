import {
  formatDate,
  formatEuro,
  plafondDeMinimis,
  regimiAiuto,
  type Azienda,
  type RegimeDeMinimis,
} from '@bandiera/domain'
import { Box, Facts, Typography, useToday } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** Room left under each de minimis regime that applies to the company, with the window that was counted. */
export function AiutiView({ azienda }: { azienda: Azienda }) {
  const used = new Set((azienda.aiuti ?? []).map((aiuto) => aiuto.regime))
  const regimi = (Object.keys(regimiAiuto) as RegimeDeMinimis[]).filter((key) => key === 'deMinimis' || used.has(key))
  if (!azienda.aiuti) return <Typography color="text.secondary">{testi.aiutiIgnoti}</Typography>
  return (
    <>
      {regimi.map((regime) => (
        <Plafond azienda={azienda} key={regime} regime={regime} />
      ))}
      <Typography color="text.secondary" variant="body2">
        {testi.impresaUnica}
      </Typography>
    </>
  )
}

function Plafond({ azienda, regime }: { azienda: Azienda; regime: RegimeDeMinimis }) {
  const { residuo, usati, massimale, dal, al } = plafondDeMinimis(azienda, regime, useToday())
  const items = [
    { label: testi.residuo, value: formatEuro(residuo, 0) },
    { label: testi.usati, value: formatEuro(usati, 0) },
    { label: testi.massimale, value: formatEuro(massimale, 0) },
    { label: testi.dal, value: `${formatDate(dal)} – ${formatDate(al)}` },
  ]
  return (
    <Box sx={{ mb: 3 }}>
      <Typography component="h3" sx={{ mb: 2 }} variant="h3">
        {regimiAiuto[regime]}
      </Typography>
      <Facts items={items} />
    </Box>
  )
}
