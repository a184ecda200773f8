import { Alert, Button, Chip, DownloadIcon, LinearProgress, LinkButton, Stack, Typography } from '@bandiera/ui'
import { csvText, download, ImportReportTable, type ReportRow } from '@bandiera/ui/import'
import { AZIENDE, hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { Annullata, AnnullaImportazione } from './annulla-importazione.tsx'
import { diversi, type RigaGiudicata } from './giudica.ts'
import { noteOf } from './note.ts'
import { MODI } from './unisci.ts'
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
  if (work.annulla.stato === 'annullata')
    return (
      <Stack sx={{ gap: 3 }}>
        <Annullata annulla={work.annulla} />
        <Actions work={work} />
      </Stack>
    )
  return (
    <Stack sx={{ gap: 3 }}>
      <Progress work={work} />
      <Note work={work} />
      {work.passo === 'prova' && <ModoChoice work={work} />}
      <Actions work={work} />
      <Annullata annulla={work.annulla} />
      <ImportReportTable
        femminile
        href={hrefAzienda}
        rows={avanzamento.righe.flatMap((riga) => reportRows(riga, work))}
      />
    </Stack>
  )
}

/** How the file as a whole is read: units, years, columns and lines that are passed over. */
function Note({ work: { table, mappa, passo, avanzamento } }: { work: Importa }) {
  const note = table && passo === 'prova' ? [...noteOf(table, mappa), ...saltateOf(avanzamento.righe)] : []
  if (note.length === 0) return null
  return (
    <Stack component="ul" sx={{ m: 0, pl: 4, gap: 1, overflowWrap: 'anywhere' }}>
      {note.map((nota) => (
        <li key={nota}>{nota}</li>
      ))}
    </Stack>
  )
}

const saltateOf = (righe: readonly RigaGiudicata[]): string[] => {
  const skipped = righe.filter(({ esito }) => esito === 'saltato')
  return skipped.length > 0 ? [words.notaSaltate(skipped.map(({ riga, titolo }) => `${riga} «${titolo}»`))] : []
}

/** Whether lines also replace what companies have; asked only where a line says something else. */
function ModoChoice({ work: { avanzamento, modo, setModo } }: { work: Importa }) {
  const n = avanzamento.righe.filter((riga) => diversi(riga).length > 0).length
  if (n === 0) return null
  return (
    <Stack aria-label={words.modo} role="group" sx={{ gap: 1 }}>
      <Typography>{words.modoAiuto(n)}</Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {MODI.map((one) => (
          <Chip
            aria-pressed={modo === one}
            color={modo === one ? 'primary' : 'default'}
            key={one}
            label={words.modi[one]}
            onClick={() => setModo(one)}
            variant={modo === one ? 'filled' : 'outlined'}
          />
        ))}
      </Stack>
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
  const text = wrong ? words.soloErrori : righe.some(isToWrite) ? words.provaFatta : nothingOf(righe)
  return (
    <Alert role="status" severity={wrong ? 'warning' : 'info'}>
      {text}
    </Alert>
  )
}

/** Why a trial has nothing to import. */
function nothingOf(righe: readonly RigaGiudicata[]): string {
  if (righe.some((riga) => diversi(riga).length > 0)) return words.soloDiversi
  return righe.some(({ esito }) => esito === 'errore') ? words.nienteSenzaErrori : words.niente
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
          <AnnullaImportazione annulla={work.annulla} />
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
  errori.map(({ campo, motivo }) => `${campo}: ${motivo.replace(/[^.!?]$/, '$&.')}`).join(' ')

/** A line in the report; a company that is not there yet has no page to lead to, and a line of totals is no company. */
function reportRows(riga: RigaGiudicata, { passo, modo }: Importa): ReportRow[] {
  const { esito } = riga
  if (esito === 'saltato') return []
  const row: ReportRow = {
    riga: riga.riga,
    idEsterno: riga.numero,
    titolo: riga.titolo || riga.numero || '—',
    esito,
    id: riga.esito === 'errore' || (riga.nuova && passo !== 'importa') ? undefined : riga.id,
    motivo: motivoOf(riga) || undefined,
    daControllare: [
      ...riga.daControllare.map(({ campo, motivo }) => ({ campo, motivo: `${campo}: ${motivo}` })),
      ...keptOf(riga, modo),
    ],
    cambi: riga.cambi,
  }
  return [row]
}

/** What the line says otherwise than the company, and the import leaves as it is. */
const keptOf = (riga: RigaGiudicata, modo: Importa['modo']): ReportRow['daControllare'] =>
  modo === 'vuoti'
    ? diversi(riga).map(({ campo, etichetta, prima, dopo }) => ({ campo, motivo: words.resta(etichetta, prima, dopo) }))
    : []
