import { INDICI, type Kpi } from '@bandiera/finance'
import { Box, Section } from '@bandiera/ui'
import { texts } from './texts.ts'
import { KpiCard, type YearKpi } from './card.tsx'

type Group = keyof typeof texts.gruppi
const GROUPS = Object.keys(texts.gruppi) as Group[]
const groupOf = new Map(INDICI.map(({ id, gruppo }) => [id, gruppo]))

/** All ratios of a year, by what they tell. */
export function KpiGroups({ valori, anni }: { valori: readonly Kpi[]; anni: readonly YearKpi[] }) {
  return GROUPS.map((gruppo) => (
    <Section key={gruppo} title={texts.gruppi[gruppo]}>
      <Box component="ul" sx={grid}>
        {valori
          .filter(({ id }) => groupOf.get(id) === gruppo)
          .map((kpi) => (
            <KpiCard anni={anni} key={kpi.id} kpi={kpi} />
          ))}
      </Box>
    </Section>
  ))
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
}
