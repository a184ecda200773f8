import Box from '@mui/material/Box'
import type { PaperColumn } from './columns.ts'
import { printOnly } from './print.ts'

interface PaperTableProps<T> {
  label: string
  rows: readonly T[]
  columns: readonly PaperColumn<T>[]
  keyOf: (record: T) => string
}

/** Records as paper shows them: one line each, names whole, headings again on every page, no line cut by the end of a page. */
export function PaperTable<T>({ label, rows, columns, keyOf }: PaperTableProps<T>) {
  return (
    <Box aria-label={label} className="paper" component="table" sx={tableSx}>
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

const tableSx = {
  ...printOnly,
  '@media print': { display: 'table' },
  width: '100%',
  // no column is narrower than its longest word: the widths are what is wished beyond that
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
  '& tbody th': { fontWeight: 600, minWidth: '42mm', overflowWrap: 'break-word' },
  // marks, notes and links are words of their line
  '& :is(th, td) *': { fontSize: 'inherit !important', whiteSpace: 'inherit !important' },
  '& a': { display: 'inline !important', padding: '0 !important' },
  '& span:has(> svg)': { alignItems: 'flex-start', gap: '3pt' },
  '& svg': { width: '9pt', height: '9pt', flex: '0 0 auto' },
} as const
