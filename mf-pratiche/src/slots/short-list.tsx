import { isOpenPratica } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { AddIcon, AppLink, Box, LinkButton, Muted } from '@bandiera/ui'
import { PraticaStateChip } from '@bandiera/ui/detail'
import type { Row } from '../parts/rows.ts'
import { Deadline } from '../parts/dates.tsx'
import { hrefPratica } from '../paths.ts'
import { texts } from '../texts.ts'
import { listTexts } from '../pratiche/texts.ts'

interface ShortPraticheProps {
  rows: readonly Row[]
  /** The name of a line: the company, on the page of a grant. */
  nameOf: (row: Row) => string
  /** Link to the form of a new one, for users who may open it. */
  nuova: string
}

/** Case files on the page of another record, the open ones first. */
export function ShortPratiche({ rows, nameOf, nuova }: ShortPraticheProps) {
  const { usr } = usePortal()
  const rank = ({ pratica }: Row) => Number(!isOpenPratica(pratica.stato))
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b))
  return (
    <>
      <Box sx={{ ...head, mb: 2 }}>
        <Muted>{rows.length === 0 && listTexts.noneOf}</Muted>
        {usr && mayWrite(usr, 'pratiche', 'insert') && (
          <LinkButton className="no-print" startIcon={<AddIcon />} to={nuova} variant="outlined">
            {texts.fresh}
          </LinkButton>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sorted.map((row) => (
          <Box component="li" key={row._id} sx={line}>
            <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <AppLink to={hrefPratica(row._id)}>{nameOf(row)}</AppLink>
              <Muted variant="body2">{row.responsabile}</Muted>
            </Box>
            {row.scadenza && row.giorni !== null && <Deadline data={row.scadenza.data} giorni={row.giorni} />}
            <Box sx={{ width: 200 }}>
              <PraticaStateChip stato={row.pratica.stato} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const
