import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { paperTexts } from './texts.ts'
import type { PaperColumn } from './paper-columns.ts'
import { printOnly } from './print-styles.tsx'
import { useOnPaper } from './use-printing.ts'

export interface PaperListProps<T> {
  label: string
  rows: readonly T[]
  columns: readonly PaperColumn<T>[]
  keyOf: (record: T) => string
  facts?: readonly string[]
  total?: number
  /** Its rows are of several clients: no paper for one of them. */
  internal?: boolean
  busy?: boolean
}

const MOST = 2000

export function PaperList<T>(props: PaperListProps<T>) {
  const { rows, facts = [], total = rows.length, internal = false, busy = false, ...table } = props
  if (!useOnPaper()) return null
  const printed = rows.slice(0, MOST)
  const lines = [
    facts.filter(Boolean).join(' · '),
    printed.length < total ? tellMissing(printed.length, total) : '',
    internal && printed.length > 1 ? paperTexts.usoInterno : '',
  ]
  return (
    <>
      {busy && <span aria-busy="true" hidden />}
      <Box sx={{ ...printOnly, mb: 3 }}>
        {lines.filter(Boolean).map((line) => (
          <Typography key={line} sx={{ fontSize: '8pt', color: 'text.secondary' }}>
            {line}
          </Typography>
        ))}
      </Box>
      <PaperTable {...table} rows={printed} />
    </>
  )
}

/** Missing rows can be fetched, but not more than the maximum for a print. */
const tellMissing = (printed: number, total: number): string =>
  printed < MOST ? paperTexts.soloArrivate(printed, total) : paperTexts.soloPrime(printed, total)

/** Records as paper shows them: one line each, names whole, headings again on every page, no line cut by the end of a page. */
function PaperTable<T>({
  label,
  rows,
  columns,
  keyOf,
}: Pick<PaperListProps<T>, 'label' | 'rows' | 'columns' | 'keyOf'>) {
  return (
    <Box aria-label={label} className="paper" component="table" sx={tableStyles}>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width: `${width.toFixed(2)}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ id, label: text, align }) => (
            <th data-align={align} key={id} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <tr key={keyOf(record)}>
            {columns.map(({ id, cell, align, line }, index) =>
              index === 0 ? (
                <th key={id} scope="row">
                  {cell(record)}
                </th>
              ) : (
                <td data-align={align} data-line={line || undefined} key={id}>
                  {cell(record)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const tableStyles = {
  ...printOnly,
  '@media print': { display: 'table' },
  width: '100%',
  // a column is never narrower than its longest word: the widths apply beyond that
  tableLayout: 'auto',
  borderCollapse: 'collapse',
  fontSize: '7.5pt',
  lineHeight: 1.35,
  '& :is(th, td)': {
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    py: '3.5pt',
    pr: '7pt',
    pl: 0,
    borderBottom: '0.5pt solid',
    borderColor: 'divider',
  },
  '& :is(th, td):last-child': { pr: 0 },
  '& [data-align="right"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td:is([data-align="right"], [data-line])': { whiteSpace: 'nowrap' },
  '& thead th': {
    color: 'text.secondary',
    fontWeight: 600,
    verticalAlign: 'bottom',
    borderBottom: '1pt solid',
    borderColor: 'text.secondary',
  },
  '& tbody th': { fontWeight: 600, minWidth: '46mm', overflowWrap: 'break-word' },
  // marks, notes and links print as plain text
  '& :is(th, td) *': { fontSize: 'inherit !important', whiteSpace: 'inherit !important' },
  '& a': { display: 'inline !important', padding: '0 !important' },
  '& span:has(> svg)': { alignItems: 'flex-start', gap: '3pt' },
  '& svg': { width: '9pt', height: '9pt', flex: '0 0 auto' },
} as const
