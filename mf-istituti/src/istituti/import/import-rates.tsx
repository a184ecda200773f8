import { Alert, BackLink, Button, DownloadIcon, Page, Stack, Typography } from '@bandiera/ui'
import { download, FileDrop, ImportReportTable } from '@bandiera/ui/import'
import { hrefIstituto, ISTITUTI } from '../../paths.ts'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from './texts.ts'
import type { TassoGiudicato } from './rates.ts'
import { tassiCsv } from './rates-csv.ts'
import { useTassi } from './use-rates.ts'

/** The rates of many products from a file of a spreadsheet; nothing is written before every line has its verdict. */
export function ImportaTassi() {
  const { istituti, righe, errore, attivo, choose, apply, again } = useTassi()
  const left = righe?.filter(({ cambia }) => cambia).length ?? 0
  return (
    <Page above={back} title={texts.titolo}>
      {righe ? (
        <Stack sx={{ gap: 3 }}>
          <Verdetto righe={righe} />
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            {left > 0 && (
              <Button disabled={attivo} onClick={() => void apply()} variant="contained">
                {attivo ? texts.inCorso : texts.applica(left)}
              </Button>
            )}
            <Button disabled={attivo} onClick={again}>
              {texts.altroFile}
            </Button>
          </Stack>
          <ImportReportTable href={hrefIstituto} rows={righe} />
        </Stack>
      ) : (
        <Stack sx={{ gap: 4, maxWidth: 640, alignItems: 'flex-start' }}>
          <Typography color="textSecondary">{texts.aiuto}</Typography>
          <Button
            onClick={() => download(texts.nomeFile, tassiCsv(istituti), 'text/csv')}
            startIcon={<DownloadIcon />}
            variant="outlined"
          >
            {texts.scarica}
          </Button>
          <Stack sx={{ width: 1 }}>
            <FileDrop
              accept=".csv,.txt,text/csv,text/plain"
              error={errore ?? undefined}
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
function Verdetto({ righe }: { righe: readonly TassoGiudicato[] }) {
  const left = righe.filter(({ cambia }) => cambia)
  const refused = left.filter(({ esito }) => esito === 'errore').length
  const written = righe.some(({ esito, cambia }) => esito === 'aggiornato' && !cambia)
  if (refused > 0) return <Alert severity="warning">{texts.nonScritti(refused)}</Alert>
  if (left.length > 0) return <Alert severity="info">{texts.prova}</Alert>
  if (written) return null
  const wrong = righe.every(({ esito }) => esito === 'errore')
  return <Alert severity={wrong ? 'warning' : 'info'}>{wrong ? texts.soloErrori : texts.niente}</Alert>
}

const back = <BackLink to={ISTITUTI}>{moduleTexts.istituti}</BackLink>
