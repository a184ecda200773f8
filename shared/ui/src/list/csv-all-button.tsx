import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { testi as comuni } from '../testi.ts'
import { saveCsv, type CsvButtonProps } from './csv-button.tsx'
import type { RemoteRows } from './remote-rows.ts'
import { testi } from './testi.ts'

type CsvAllButtonProps<T> = Omit<CsvButtonProps<T>, 'rows'> & Pick<RemoteRows<T>, 'all' | 'total'>

/** As `CsvButton`, of rows that a server has: gets them all first, and says so when it cannot. */
export function CsvAllButton<T>({ stem, columns, total, all }: CsvAllButtonProps<T>) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      saveCsv({ stem, columns, rows: await all() })
    } catch (error) {
      console.error('csv: the rows did not come', error)
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        aria-busy={busy}
        color="inherit"
        disabled={total === 0 || busy}
        onClick={() => void save()}
        startIcon={<Download aria-hidden />}
      >
        {busy ? testi.preparoCsv : comuni.esportaCsv(total)}
      </Button>
      {failed && (
        <Alert onClose={() => setFailed(false)} role="alert" severity="error" sx={{ order: 1, flexBasis: '100%' }}>
          {testi.senzaCsv}
        </Alert>
      )}
    </>
  )
}
