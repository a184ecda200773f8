import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { testi as comuni } from '../testi.ts'
import type { Export, Formato } from './export.ts'
import { saveRows } from './export.ts'
import { testi } from './testi.ts'

export interface ExportButtonsProps<T> extends Omit<Export<T>, 'rows'> {
  /** How many rows the file will hold. */
  total: number
  /** The rows on show, or what gets them all where a server has them. */
  rows: readonly T[] | (() => Promise<readonly T[]>)
}

/** Save exactly what search and filters leave as a file for a spreadsheet; the number of rows is in the buttons' names. */
export function ExportButtons<T>({ stem, columns, total, rows }: ExportButtonsProps<T>) {
  const [busy, setBusy] = useState<Formato | null>(null)
  const [failed, setFailed] = useState(false)
  const save = async (formato: Formato) => {
    setBusy(formato)
    setFailed(false)
    try {
      await saveRows({ stem, columns, rows: typeof rows === 'function' ? await rows() : rows }, formato)
    } catch (error) {
      console.error('export: the file was not made', error)
      setFailed(true)
    }
    setBusy(null)
  }
  const look = (formato: Formato) =>
    ({
      'aria-busy': busy === formato,
      color: 'inherit',
      disabled: total === 0 || busy !== null,
      onClick: () => void save(formato),
    }) as const
  return (
    <>
      <Button {...look('csv')} startIcon={<Download aria-hidden />}>
        {busy === 'csv' ? testi.preparo : comuni.esportaCsv(total)}
      </Button>
      <Button {...look('xlsx')} aria-label={testi.esportaExcel(total)}>
        {busy === 'xlsx' ? testi.preparo : testi.excel}
      </Button>
      {failed && (
        <Alert onClose={() => setFailed(false)} role="alert" severity="error" sx={{ order: 1, flexBasis: '100%' }}>
          {testi.senzaFile}
        </Alert>
      )}
    </>
  )
}
