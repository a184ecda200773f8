import { Alert, Button, DownloadIcon, LinearProgress, LinkButton, Stack } from '@bandiera/ui'
import { csvText, download, ImportReportTable, type ReportRow } from '@bandiera/ui/import'
import { AZIENDE, hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import type { RigaGiudicata } from './giudica.ts'
import type { Importa } from './use-importa.ts'

const { importaCsv: words } = testi

/** The last steps: the verdict on every line, then their way into the portal. */
export function PassoProva({ work }: { work: Importa }) {
  const { provate, table, avanzamento } = work
  const total = table?.rows.length ?? 0
  if (provate !== null)
    return (
      <Stack sx={{ gap: 2, maxWidth: 640 }}>
        <div role="status">{words.provaInCorso(provate, total)}</div>
        <LinearProgress aria-label={words.prova} value={(provate / total) * 100} variant="determinate" />
        <Button onClick={() => work.back('campi')} sx={{ alignSelf: 'flex-start' }}>
          {words.indietro}
        </Button>
      </Stack>
    )
  return (
    <Stack sx={{ gap: 3 }}>
      <Progress work={work} />
      <Actions work={work} />
      <ImportReportTable
        femminile
        href={hrefAzienda}
        rows={avanzamento.righe.map((riga) => reportRow(riga, work.passo === 'importa'))}
      />
    </Stack>
  )
}

function Progress({ work: { passo, avanzamento } }: { work: Importa }) {
  const { righe, fatte, mancano, rifiutate, attiva, motivo } = avanzamento
  if (passo === 'prova') return <Verdict righe={righe} />
  const total = fatte + mancano + rifiutate
  if (attiva)
    return (
      <Stack sx={{ gap: 2, maxWidth: 640 }}>
        <div role="status">{words.inCorso(fatte, total)}</div>
        <LinearProgress aria-label={words.passi.importa} value={(fatte / total) * 100} variant="determinate" />
      </Stack>
    )
  if (mancano > 0)
    return (
      <Alert role="alert" severity="warning">
        {motivo && `${words.fermataErrore(motivo)} `}
        {words.fermata(mancano)}
      </Alert>
    )
  const made = (esito: string) => righe.filter((riga) => riga.esito === esito).length
  return (
    <Alert role="status" severity={rifiutate > 0 ? 'warning' : 'success'}>
      {words.conclusa(made('nuovo'), made('aggiornato'))} {rifiutate > 0 && words.nonImportate(rifiutate)}
    </Alert>
  )
}

function Verdict({ righe }: { righe: readonly RigaGiudicata[] }) {
  const wrong = righe.every(({ esito }) => esito === 'errore')
  const text = wrong ? words.soloErrori : righe.some(isToWrite) ? words.provaFatta : words.niente
  return (
    <Alert role="status" severity={wrong ? 'warning' : 'info'}>
      {text}
    </Alert>
  )
}

function Actions({ work }: { work: Importa }) {
  const { passo, avanzamento, scrittore } = work
  const { righe, mancano, rifiutate, attiva } = avanzamento
  const wrong = righe.filter(({ esito }) => esito === 'errore')
  const over = passo === 'importa' && !attiva && mancano === 0
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {attiva && <Button onClick={scrittore.stop}>{words.ferma}</Button>}
      {!attiva && mancano > 0 && (
        <Button onClick={() => void scrittore.start()} variant="contained">
          {passo === 'prova' ? words.importaN(mancano) : words.continua}
        </Button>
      )}
      {over && rifiutate > 0 && (
        <Button onClick={() => void scrittore.retry()} variant="contained">
          {words.riprova(rifiutate)}
        </Button>
      )}
      {!attiva && wrong.length > 0 && (
        <Button onClick={() => saveWrong(work, wrong)} startIcon={<DownloadIcon />} variant="outlined">
          {words.scaricaErrori(wrong.length)}
        </Button>
      )}
      {passo === 'prova' && <Button onClick={() => work.back('campi')}>{words.indietro}</Button>}
      {over && (
        <>
          <LinkButton to={AZIENDE}>{words.vaiElenco}</LinkButton>
          <Button onClick={() => work.back('file')}>{words.altroFile}</Button>
        </>
      )}
    </Stack>
  )
}

const isToWrite = ({ esito }: RigaGiudicata): boolean => esito === 'nuovo' || esito === 'aggiornato'

/** The wrong lines as they were in the file, with what is wrong beside, to mend and load again. */
function saveWrong({ table, file }: Importa, wrong: readonly RigaGiudicata[]): void {
  const columns = [...(table?.headers ?? []), words.motivo].map((label) => ({ label }))
  download(
    words.nomeErrori(file),
    csvText(
      columns,
      wrong.map((riga) => [...riga.cells, motivoOf(riga)]),
    ),
    'text/csv',
  )
}

const motivoOf = ({ errori }: RigaGiudicata): string =>
  errori.map(({ campo, motivo }) => `${campo}: ${motivo}`).join(' ')

/** A line of the report; a company that is not there yet has no page to lead to. */
const reportRow = (riga: RigaGiudicata, written: boolean): ReportRow => ({
  riga: riga.riga,
  idEsterno: riga.numero,
  titolo: riga.titolo || riga.numero || '—',
  esito: riga.esito,
  id: riga.esito === 'errore' || (riga.nuova && !written) ? undefined : riga.id,
  motivo: motivoOf(riga) || undefined,
  daControllare: riga.daControllare,
})
