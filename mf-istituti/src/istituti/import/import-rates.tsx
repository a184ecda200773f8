import { Alert, BackLink, Button, DownloadIcon, Page, Stack, Typography } from '@bandiera/ui'
import { download, FileDrop, ImportReportTable } from '@bandiera/ui/import'
import { hrefIstituto, ISTITUTI } from '../../paths.ts'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from './texts.ts'
import type { CheckedRate } from './rates.ts'
import { ratesCsv } from './rates-csv.ts'
import { useRatesImport } from './use-rates.ts'

/** The rates of many products from a file of a spreadsheet; nothing is written before every line has its verdict. */
export function ImportRates() {
  const { istituti, rows, error, isWriting, choose, apply, again } = useRatesImport()
  const left = rows?.filter(({ change }) => change).length ?? 0
  return (
    <Page above={back} title={texts.titolo}>
      {rows ? (
        <Stack sx={{ gap: 3 }}>
          <Verdict rows={rows} />
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            {left > 0 && (
              <Button disabled={isWriting} onClick={() => void apply()} variant="contained">
                {isWriting ? texts.inCorso : texts.applica(left)}
              </Button>
            )}
            <Button disabled={isWriting} onClick={again}>
              {texts.altroFile}
            </Button>
          </Stack>
          <ImportReportTable href={hrefIstituto} rows={rows} />
        </Stack>
      ) : (
        <Stack sx={{ gap: 4, maxWidth: 640, alignItems: 'flex-start' }}>
          <Typography color="textSecondary">{texts.aiuto}</Typography>
          <Button
            onClick={() => download(texts.nomeFile, ratesCsv(istituti), 'text/csv')}
            startIcon={<DownloadIcon />}
            variant="outlined"
          >
            {texts.scarica}
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

/** What the whole file comes to. */
function Verdict({ rows }: { rows: readonly CheckedRate[] }) {
  const left = rows.filter(({ change }) => change)
  const refused = left.filter(({ esito }) => esito === 'errore').length
  const written = rows.some(({ esito, change }) => esito === 'aggiornato' && !change)
  if (refused > 0) return <Alert severity="warning">{texts.nonScritti(refused)}</Alert>
  if (left.length > 0) return <Alert severity="info">{texts.prova}</Alert>
  if (written) return null
  const wrong = rows.every(({ esito }) => esito === 'errore')
  return <Alert severity={wrong ? 'warning' : 'info'}>{wrong ? texts.soloErrori : texts.niente}</Alert>
}

const back = <BackLink to={ISTITUTI}>{moduleTexts.istituti}</BackLink>
