import { ESTIMATE_CAVEAT, estimateTexts, type AgevolazioneEstimate } from '@bandiera/domain'
import Box from '@mui/material/Box'

interface EstimateProps {
  stima: AgevolazioneEstimate
  per?: string | undefined
}

export function Estimate({ stima, per }: EstimateProps) {
  const { importo, perche, riserve } = estimateTexts(stima)
  // data that the grant lacks are not the fault of the need
  const project = per && stima.manca !== 'intensita' ? ` (esigenza «${per}»)` : ''
  if (importo === null)
    return <Box sx={{ color: 'text.secondary' }}>{project ? `${perche.replace(/\.$/, '')}${project}.` : perche}</Box>
  return (
    <div>
      <strong>{importo}</strong>
      {`: ${perche}${project}`}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{[...riserve, ESTIMATE_CAVEAT].join(' ')}</Box>
    </div>
  )
}
