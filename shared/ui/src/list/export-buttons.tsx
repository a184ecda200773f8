import ContentCopy from '@mui/icons-material/ContentCopy'
import Download from '@mui/icons-material/Download'
import GridOn from '@mui/icons-material/GridOnOutlined'
import Print from '@mui/icons-material/Print'
import Subject from '@mui/icons-material/Subject'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { HiddenText } from '../page/hidden-text.tsx'
import { paperTexts as carta } from '../print/texts.ts'
import { uiTexts } from '../texts.ts'
import { copyRows, type Export, type ExportFormat, saveRows } from '../export/table-export.ts'
import { listTexts } from './texts.ts'
import { ToolbarMenu } from './toolbar-menu.tsx'

export interface ExportButtonsProps<T> extends Omit<Export<T>, 'rows'> {
  total: number
  /** The rows of the list, or a function that gets all of them from the server. */
  rows: readonly T[] | (() => Promise<readonly T[]>)
  onPrint?: (rows: readonly T[]) => Promise<unknown>
  /** The spreadsheet has a button of its own, for lists that are read and taken away. */
  quick?: boolean
}

type Way = ExportFormat | 'copia' | 'stampa'

/** Exports exactly the rows that pass search and filters: as a spreadsheet file, to the clipboard, or on paper. */
export function ExportButtons<T>({ total, onPrint, quick = false, ...what }: ExportButtonsProps<T>) {
  const { busy, copied, failed, forget, take } = useTaking({ ...what, onPrint })
  const ways = [
    { way: 'csv', label: listTexts.csv, Icon: Subject },
    { way: 'xlsx', label: listTexts.excel, Icon: GridOn },
    { way: 'copia', label: listTexts.copia, Icon: ContentCopy },
    ...(onPrint ? ([{ way: 'stampa', label: carta.stampa, Icon: Print }] as const) : []),
  ] as const
  return (
    <>
      {quick && (
        <Button disabled={total === 0 || busy !== null} onClick={() => void take('csv')}>
          {uiTexts.esportaCsv(total)}
        </Button>
      )}
      <ToolbarMenu
        busy={busy !== null}
        disabled={total === 0 || busy !== null}
        icon={Download}
        label={listTexts.esporta}
        name={busy ? listTexts.preparo : listTexts.esportaQuanti(total)}
        text={listTexts.esporta}
      >
        {(close) =>
          ways.map(({ way, label, Icon }) => (
            <MenuItem
              key={way}
              onClick={() => {
                close()
                void take(way)
              }}
            >
              <ListItemIcon>
                <Icon aria-hidden fontSize="small" />
              </ListItemIcon>
              {label}
            </MenuItem>
          ))
        }
      </ToolbarMenu>
      {copied !== null && <HiddenText role="status">{listTexts.copiate(copied)}</HiddenText>}
      {failed && (
        <Alert onClose={forget} role="alert" severity="error" sx={failure}>
          {failed === 'copia' ? listTexts.senzaCopia : listTexts.senzaFile}
        </Alert>
      )}
    </>
  )
}

/** Under the line of tools, which it does not widen. */
const failure = { position: 'absolute', right: 0, top: '100%', zIndex: 3, maxWidth: 480 } as const

function useTaking<T>({ stem, columns, rows, onPrint }: Omit<ExportButtonsProps<T>, 'total' | 'quick'>) {
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
