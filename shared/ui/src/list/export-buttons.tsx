import ContentCopy from '@mui/icons-material/ContentCopy'
import Download from '@mui/icons-material/Download'
import Print from '@mui/icons-material/Print'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { HiddenText } from '../page/hidden-text.tsx'
import { paperTexts as carta } from '../print/texts.ts'
import { uiTexts as comuni } from '../texts.ts'
import { copyRows, type Export, type ExportFormat, saveRows } from '../export/table-export.ts'
import { listTexts } from './texts.ts'

export interface ExportButtonsProps<T> extends Omit<Export<T>, 'rows'> {
  total: number
  /** The rows of the list, or a function that gets all of them from the server. */
  rows: readonly T[] | (() => Promise<readonly T[]>)
  onPrint?: (rows: readonly T[]) => Promise<unknown>
}

type Way = ExportFormat | 'copia' | 'stampa'

/** Exports exactly the rows that pass search and filters: as a spreadsheet file, to the clipboard, or on paper. */
export function ExportButtons<T>({ total, onPrint, ...what }: ExportButtonsProps<T>) {
  const { busy, copied, failed, forget, take } = useTaking({ ...what, onPrint })
  const look = (way: Way) =>
    ({
      'aria-busy': busy === way,
      color: 'inherit',
      disabled: total === 0 || busy !== null,
      onClick: () => void take(way),
    }) as const
  return (
    <>
      <Button {...look('csv')} startIcon={<Download aria-hidden />}>
        {busy === 'csv' ? listTexts.preparo : comuni.esportaCsv(total)}
      </Button>
      <Button {...look('xlsx')} aria-label={listTexts.esportaExcel(total)}>
        {busy === 'xlsx' ? listTexts.preparo : listTexts.excel}
      </Button>
      <Button {...look('copia')} aria-label={listTexts.copiaTutte(total)} startIcon={<ContentCopy aria-hidden />}>
        {copied === null ? listTexts.copia : listTexts.copiato}
      </Button>
      {onPrint && (
        <Button {...look('stampa')} aria-label={listTexts.stampaTutte(total)} startIcon={<Print aria-hidden />}>
          {carta.stampa}
        </Button>
      )}
      {copied !== null && <HiddenText role="status">{listTexts.copiate(copied)}</HiddenText>}
      {failed && (
        <Alert onClose={forget} role="alert" severity="error" sx={{ order: 1, flexBasis: '100%' }}>
          {failed === 'copia' ? listTexts.senzaCopia : listTexts.senzaFile}
        </Alert>
      )}
    </>
  )
}

function useTaking<T>({ stem, columns, rows, onPrint }: Omit<ExportButtonsProps<T>, 'total'>) {
  const [busy, setBusy] = useState<Way | null>(null)
  const [failed, setFailed] = useState<Way | null>(null)
  const [copied, setCopied] = useState<number | null>(null)
  const all = async () => (typeof rows === 'function' ? rows() : rows)
  const ways: Record<Way, () => Promise<unknown>> = {
    csv: async () => saveRows({ stem, columns, rows: await all() }, 'csv'),
    xlsx: async () => saveRows({ stem, columns, rows: await all() }, 'xlsx'),
    copia: async () => setCopied(await copyRows(columns, all)),
    stampa: async () => onPrint?.(await all()),
  }
  const take = async (way: Way) => {
    setBusy(way)
    setFailed(null)
    setCopied(null)
    try {
      await ways[way]()
    } catch (error) {
      console.error(`export: ${way} failed`, error)
      setFailed(way)
    }
    setBusy(null)
  }
  return { busy, copied, failed, forget: () => setFailed(null), take }
}
