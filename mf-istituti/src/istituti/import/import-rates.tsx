import { type Istituto, knownOf, type LoggedOperation } from '@bandiera/domain'
import { useWrites, useRecords } from '@bandiera/live'
import { useUndo } from '@bandiera/platform'
import { Alert, BackLink, Button, DownloadIcon, Page, Stack, Typography } from '@bandiera/ui'
import { download, FileDrop, ImportReportTable, readCsv } from '@bandiera/ui/import'
import { useState } from 'react'
import { hrefIstituto, ISTITUTI } from '../../paths.ts'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from './texts.ts'
import { type CheckedRate, checkRates, ratesCsv } from './rates.ts'

/** Imports the rates of many products from a spreadsheet file; it writes only after every line is checked. */
export function ImportRates() {
  const { istituti, rows, error, isWriting, choose, apply, again } = useRatesImport()
  const left = rows?.filter(({ change }) => change).length ?? 0
  return (
    <Page above={back} title={texts.title}>
      {rows ? (
        <Stack sx={{ gap: 3 }}>
          <Verdict rows={rows} />
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            {left > 0 && (
              <Button disabled={isWriting} onClick={() => void apply()} variant="contained">
                {isWriting ? texts.running : texts.apply(left)}
              </Button>
            )}
            <Button disabled={isWriting} onClick={again}>
              {texts.otherFile}
            </Button>
          </Stack>
          <ImportReportTable href={hrefIstituto} rows={rows} />
        </Stack>
      ) : (
        <Stack sx={{ gap: 4, maxWidth: 640, alignItems: 'flex-start' }}>
          <Typography color="textSecondary">{texts.aiuto}</Typography>
          <Button
            onClick={() => download(texts.fileName, ratesCsv(istituti), 'text/csv')}
            startIcon={<DownloadIcon />}
            variant="outlined"
          >
            {texts.download}
          </Button>
          <Stack sx={{ width: 1 }}>
            <FileDrop
              accept=".csv,.txt,text/csv,text/plain"
              error={error ?? undefined}
              help={texts.aiutoFile}
              label={texts.file}
              onFile={(file) => void choose(file)}
            />
          </Stack>
        </Stack>
      )}
    </Page>
  )
}

function Verdict({ rows }: { rows: readonly CheckedRate[] }) {
  const left = rows.filter(({ change }) => change)
  const refused = left.filter(({ esito }) => esito === 'errore').length
  const written = rows.some(({ esito, change }) => esito === 'aggiornato' && !change)
  if (refused > 0) return <Alert severity="warning">{texts.notWritten(refused)}</Alert>
  if (left.length > 0) return <Alert severity="info">{texts.trial}</Alert>
  if (written) return null
  const wrong = rows.every(({ esito }) => esito === 'errore')
  return <Alert severity={wrong ? 'warning' : 'info'}>{wrong ? texts.onlyErrors : texts.nothing}</Alert>
}

const back = <BackLink to={ISTITUTI}>{moduleTexts.istituti}</BackLink>

/** Reads a file of rates, judges it and writes it, one institute after the other. */
export function useRatesImport() {
  const istituti = useRecords({ coll: 'istituti', rows: 'all' }).records
  const { update } = useWrites()
  const done = useUndo()
  const [rows, setRows] = useState<readonly CheckedRate[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isWriting, setWriting] = useState(false)

  const choose = async (file: File) => {
    const read = await readCsv(file)
    const judged = read.ok ? checkRates(read.table, istituti) : read.motivo
    setError(typeof judged === 'string' ? judged : null)
    setRows(typeof judged === 'string' ? null : judged)
  }
  const apply = async () => {
    setWriting(true)
    const operations: LoggedOperation[] = []
    let written = 0
    let after = rows ?? []
    for (const istituto of istituti) {
      const own = after.filter(({ change }) => change?.istitutoId === istituto._id)
      if (own.length === 0) continue
      const set = { prodotti: withRates(istituto, own) }
      const motivo = await update('istituti', istituto._id, { set }, { base: istituto.versione }).then(
        (operation) => void (operation && operations.push(operation)),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      if (motivo === undefined) written += own.length
      after = after.map((one) => (own.includes(one) ? outcome(one, motivo) : one))
      setRows(after)
    }
    setWriting(false)
    if (written > 0) done(texts.updated(written), operations)
  }
  const again = () => setRows(null)
  return { istituti, rows, error, isWriting, choose, apply, again }
}

/** A line whose rates were written, or that the server refused and that can be sent again. */
const outcome = (one: CheckedRate, motivo: string | undefined): CheckedRate =>
  motivo === undefined ? { ...one, change: undefined } : { ...one, esito: 'errore', motivo }

const withRates = ({ prodotti = [] }: Istituto, rows: readonly CheckedRate[]) =>
  prodotti.map((prodotto) => {
    const tasso = rows.find(({ change }) => change?.prodottoId === prodotto.id)?.change?.tasso
    return tasso ? knownOf({ ...prodotto, ...tasso }) : prodotto
  })
