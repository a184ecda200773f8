import type { Incrocio } from '@bandiera/matching'
import { Box, Button } from '@bandiera/ui'
import { PaperList, type PaperListProps, type RowSelection } from '@bandiera/ui/list'
import { useState, type ReactNode } from 'react'
import type { Scelto } from '../pratiche/use-crea-pratiche.ts'
import { testi } from '../testi.ts'
import type { Verso } from './columns.tsx'
import { headCellSx, headSx } from './incroci-list.styles.ts'
import { IncrocioRow } from './incrocio-row.tsx'
import { moveBetweenRows } from './row-keys.ts'

const STEP = 100

interface IncrociListProps {
  label: string
  rows: readonly Incrocio[]
  /** How many there are, where not all of them are here. */
  total?: number
  /** More of them are wanted. */
  onMore?: () => void
  verso: Verso
  /** What paper has of it, where that is not these rows. */
  paper?: Pick<PaperListProps<Incrocio>, 'rows' | 'facts' | 'internal' | 'total'> | undefined
  /** A line under a row. */
  note?: (incrocio: Incrocio) => ReactNode
  /** With it rows have check boxes. */
  selection?: RowSelection<Scelto> | undefined
}

/** Ranked matches, best first, as many as one reads; the others on request. */
export function IncrociList(props: IncrociListProps) {
  const { label, rows, total = rows.length, verso, note, selection, onMore } = props
  const [shown, setShown] = useState(STEP)
  const columns = [...verso.columns, verso.azione]
  // where they come from the server another question begins with few
  const here = Math.min(shown, rows.length)
  const left = Math.min(total - here, STEP)
  const showMore = () => {
    setShown(here + STEP)
    onMore?.()
  }
  return (
    <>
      <OnPaper {...props} />
      <Box className="no-print" sx={{ containerType: 'inline-size' }}>
        <Box aria-hidden sx={headSx(columns, Boolean(selection))}>
          {selection && <span />}
          <span />
          {columns.map((column) => (
            <Box key={column.id} sx={headCellSx(column)}>
              {column.label}
            </Box>
          ))}
        </Box>
        <Box aria-label={label} component="ul" onKeyDown={moveBetweenRows} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.slice(0, shown).map((incrocio) => (
            <IncrocioRow
              incrocio={incrocio}
              key={keyOf(incrocio)}
              note={note?.(incrocio)}
              verso={verso}
              {...(selection && { selected: selection.has(incrocio.azienda._id), onToggle: selection.toggle })}
            />
          ))}
        </Box>
        {left > 0 && (
          <Button onClick={showMore} sx={{ mt: 3 }} variant="outlined">
            {testi.mostraAltri(left)}
          </Button>
        )}
      </Box>
    </>
  )
}

/** The same rows as paper shows them, with the line under each. */
function OnPaper({ label, rows, verso, note, paper }: IncrociListProps) {
  const [name, ...others] = verso.paper
  const columns = name
    ? [{ ...name, cell: (incrocio: Incrocio) => withNote(name.cell(incrocio), note?.(incrocio)) }, ...others]
    : []
  return <PaperList columns={columns} keyOf={keyOf} label={label} rows={rows} {...paper} />
}

const withNote = (name: ReactNode, note: ReactNode) => (
  <>
    {name}
    {note && <Box sx={{ fontWeight: 400 }}>{note}</Box>}
  </>
)

const keyOf = ({ azienda, bando }: Incrocio): string => `${azienda._id} ${bando._id}`
