import { type Bilancio, bilancioFields, euroOrDash, GRUPPI_VOCI, type VoceBilancio, vociFields } from '@bandiera/domain'
import { Box, Button, EditIcon } from '@bandiera/ui'
import { testi } from '../testi.ts'
import { FiguresTable, Muted } from './figures-table.tsx'
import { plain } from './views-format.ts'

const { conti } = testi

export interface BilanciTableProps {
  bilanci: readonly Bilancio[]
  onEdit: ((bilancio: Bilancio) => void) | null
}

/** Lines of the accounts with the years beside each other, newest first; lines that no year has are left out. */
export function BilanciTable({ bilanci, onEdit }: BilanciTableProps) {
  if (bilanci.length === 0) return <Muted>{conti.vuoto}</Muted>
  const years = [...bilanci].sort((a, b) => b.anno - a.anno)
  const heads = years.map((bilancio) => <YearHead bilancio={bilancio} key={bilancio.anno} onEdit={onEdit} />)
  const has = (voce: VoceBilancio) => years.some((year) => year[voce] !== undefined)
  const parts = GRUPPI_VOCI.map(({ titolo, voci }) => ({ titolo, voci: voci.filter(has) }))
  const rows = parts
    .filter(({ voci }) => voci.length > 0)
    .flatMap(({ titolo, voci }) => [
      { id: titolo, cells: [titolo] },
      ...voci.map((voce) => ({ id: voce, cells: [vociFields[voce].label, ...years.map((year) => euro(year[voce]))] })),
    ])
  const staff = {
    id: 'ula',
    cells: [bilancioFields.ula.label, ...years.map(({ ula }) => (ula === undefined ? '—' : plain(ula)))],
  }
  return <FiguresTable heads={[conti.voce, ...heads]} label={conti.tabella} rows={[staff, ...rows]} />
}

function YearHead({ bilancio, onEdit }: { bilancio: Bilancio; onEdit: BilanciTableProps['onEdit'] }) {
  const { anno, approvato } = bilancio
  return (
    <Box sx={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end' }}>
      <Box sx={{ fontWeight: 600, fontSize: '1rem', color: 'text.primary' }}>{anno}</Box>
      {approvato === false && <span>{conti.daApprovare}</span>}
      {onEdit && (
        <Button
          aria-label={conti.modifica(anno)}
          className="no-print"
          onClick={() => onEdit(bilancio)}
          size="small"
          startIcon={<EditIcon />}
          sx={{ mr: -1 }}
        >
          {testi.modificaBreve}
        </Button>
      )}
    </Box>
  )
}

const euro = (value: number | undefined): string => euroOrDash(value, 0)
