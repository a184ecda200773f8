import { formatNumber } from '@bandiera/domain'
import { Box, Section } from '@bandiera/ui'
import type { Anonymous as Riga } from '../../parts/registry.ts'
import { SmallTable, type TableColumn } from '../../parts/table.tsx'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from '../texts.ts'

const { countTexts } = texts

const COLUMNS: TableColumn<Riga>[] = [
  { label: texts.columnTexts.versione, cell: ({ id, version }) => `${id} ${version}` },
  { label: moduleTexts.columnTexts.tenant, cell: ({ tenant }) => tenant },
  { label: countTexts.reports, cell: ({ reports }) => formatNumber(reports) },
  { label: countTexts.loads, cell: ({ loads }) => formatNumber(loads) },
  { label: countTexts.failures, cell: ({ failures }) => formatNumber(failures) },
  { label: countTexts.csp, cell: ({ csp }) => formatNumber(csp) },
]

export function AnonymousSection({ righe }: { righe: readonly Riga[] }) {
  if (righe.length === 0) return null
  return (
    <Section title={texts.unknown}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{texts.unknownNote}</Box>
      <SmallTable
        columns={COLUMNS}
        keyOf={({ tenant, id, version }) => `${tenant} ${id} ${version}`}
        label={texts.unknown}
        rows={righe}
      />
    </Section>
  )
}
