import type { EsitoCriterio } from '@bandiera/matching'
import { Box, EsitoRegolaChip } from '@bandiera/ui'

/** What a product asks of the company, with the answer to each. */
export function Requirements({ criteri }: { criteri: readonly EsitoCriterio[] }) {
  if (criteri.length === 0) return '—'
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {criteri.map(({ id, valore, regola, valoreAzienda }) => (
        <li key={id}>
          <EsitoRegolaChip esito={valore} /> {regola}
          {valoreAzienda && <small>{valoreAzienda}</small>}
        </li>
      ))}
    </Box>
  )
}
