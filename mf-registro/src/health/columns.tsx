import { formatInstant, formatNumber } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import type { ReleaseHealth } from './parts/figures.ts'
import {
  bytesText,
  comparisonText,
  declaredText,
  failuresText,
  failureText,
  msText,
  texts,
  trendIn,
  usedText,
} from './texts.ts'

const { columnTexts } = texts

type FigureId = Parameters<typeof comparisonText>[1]

const TONES = { meglio: 'success.main', peggio: 'error.main', uguale: 'text.secondary' } as const

/** With the comparison with the previous version below it. */
function Compared({ row, figure, text }: { row: ReleaseHealth; figure: FigureId; text: string }) {
  const trend = trendIn(row, figure)
  return (
    <Box sx={{ ...cellStyle, fontVariantNumeric: 'tabular-nums' }}>
      <Box>{text}</Box>
      {trend && (
        <Box sx={{ color: TONES[trend], fontSize: '0.8125rem', lineHeight: 1.3 }}>{comparisonText(row, figure)}</Box>
      )}
    </Box>
  )
}

const figureColumn = (
  id: FigureId,
  text: (row: ReleaseHealth) => string,
  value: (row: ReleaseHealth) => number | null,
) => ({
  id,
  label: columnTexts[id],
  cell: (row: ReleaseHealth) => <Compared figure={id} row={row} text={text(row)} />,
  sort: value,
  csv: value,
})

const releaseText = ({ id, version }: ReleaseHealth): string => `${id} ${version}`

export const healthColumns: Column<ReleaseHealth>[] = [
  {
    id: 'versione',
    label: columnTexts.versione,
    cell: (row) => (
      <Box sx={cellStyle}>
        <Box sx={{ fontWeight: 600 }}>{releaseText(row)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {tenantsText(row)}
        </Box>
      </Box>
    ),
    sort: releaseText,
    search: (row) => `${releaseText(row)} ${row.tenants.join(' ')}`,
    csv: releaseText,
    width: 170,
  },
  {
    id: 'caricamenti',
    label: columnTexts.caricamenti,
    cell: ({ loads }) => formatNumber(loads),
    sort: ({ loads }) => loads,
    align: 'right',
    width: 124,
  },
  { ...figureColumn('ms', msText, ({ ms }) => ms), width: 136 },
  { ...figureColumn('bytes', bytesText, ({ bytes }) => bytes), width: 92 },
  {
    ...figureColumn('guasti', failuresText, ({ failureCount }) => failureCount),
    cell: (row) => (
      <>
        <Compared figure="guasti" row={row} text={failuresText(row)} />
        <LastFailure row={row} />
      </>
    ),
    width: 148,
  },
  {
    id: 'ultimo',
    label: columnTexts.ultimo,
    cell: () => null,
    csv: ({ lastFailure }) => lastFailure?.text,
    file: 'only',
  },
  figureColumn(
    'csp',
    ({ csp }) => formatNumber(csp),
    ({ csp }) => csp,
  ),
  figureColumn(
    'lunghi',
    ({ longTasks }) => formatNumber(longTasks),
    ({ longTasks }) => longTasks,
  ),
  {
    id: 'dati',
    label: columnTexts.dati,
    cell: (row) => <Collections row={row} />,
    csv: ({ declared, used }) => `${declaredText(declared)} ${usedText(used)}`,
    width: 184,
  },
]

/** A release that declares nothing is coloured. */
const Collections = ({ row: { declared, used } }: { row: ReleaseHealth }) => (
  <Box sx={{ ...cellStyle, lineHeight: 1.3, fontSize: '0.8125rem' }}>
    <Box sx={{ color: declared ? undefined : 'warning.main' }}>{declaredText(declared)}</Box>
    <Box sx={{ color: 'text.secondary' }}>{usedText(used)}</Box>
  </Box>
)

/** Three by name, the others by number. */
function tenantsText({ tenants }: ReleaseHealth): string {
  const others = tenants.length - 3
  return tenants.slice(0, 3).join(', ') + (others > 0 ? ` e altri ${others}` : '')
}

/** In full, because developers search the code for it. */
const LastFailure = ({ row: { lastFailure } }: { row: ReleaseHealth }) =>
  lastFailure && (
    <Box sx={{ ...cellStyle, overflowWrap: 'anywhere', lineHeight: 1.3, fontSize: '0.8125rem' }}>
      {lastFailure.text}
      <Box sx={{ color: 'text.secondary' }}>
        {texts.ultimo(failureText(lastFailure.kind), formatInstant(lastFailure.at), lastFailure.chi)}
      </Box>
    </Box>
  )

/** In a table cells have no room above and below of their own; on a card they lie beside their label. */
const cellStyle = { py: { xs: 0, sm: 1 }, whiteSpace: 'normal' } as const
