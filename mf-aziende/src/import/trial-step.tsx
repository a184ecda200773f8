import {
  Alert,
  Box,
  Button,
  Chip,
  Disclosure,
  DownloadIcon,
  LinearProgress,
  LinkButton,
  Stack,
  Typography,
} from '@bandiera/ui'
import { type CsvTable, csvText, download, ImportReportTable, type ReportRow } from '@bandiera/ui/import'
import { AZIENDE, hrefAzienda } from '../paths.ts'
import { texts } from '../texts.ts'
import { UndoImport, UndoneNotice } from './undo.tsx'
import { changesLeftOut, type Mode, modeOf, MODES, type JudgedRow } from './merge.ts'
import type { Import } from './use-import.ts'
import { lastYear } from '../sections/bilanci.rules.ts'
import { FIELD_NAMES, IMPORT_FIELDS, type ImportField, isFigure } from './fields.ts'
import type { Mapping } from './mapping.ts'

const { importaCsv: words } = texts

export function TrialStep({ work }: { work: Import }) {
  const { provate, table, avanzamento } = work
  const total = table?.rows.length ?? 0
  if (provate !== null)
    return (
      <Stack sx={{ gap: 2, maxWidth: 640 }}>
        <div role="status">{words.trialRunning(provate, total)}</div>
        <LinearProgress aria-label={words.prova} value={(provate / total) * 100} variant="determinate" />
        <Button onClick={() => work.back('campi')} sx={{ alignSelf: 'flex-start' }}>
          {words.back}
        </Button>
      </Stack>
    )
  if (work.annulla.stato === 'annullata')
    return (
      <Stack sx={{ gap: 3 }}>
        <UndoneNotice annulla={work.annulla} />
        <Actions work={work} />
      </Stack>
    )
  return (
    <Stack sx={{ gap: 3 }}>
      <Progress work={work} />
      <Note work={work} />
      {work.passo === 'prova' && <ModesChoice work={work} />}
      <Actions work={work} />
      <UndoneNotice annulla={work.annulla} />
      <ImportReportTable
        femminile
        href={hrefAzienda}
        onRisposta={work.rispondi}
        rows={avanzamento.righe.flatMap((judged) => reportRows(judged, work))}
      />
    </Stack>
  )
}

function Note({ work: { table, mappa, passo, avanzamento } }: { work: Import }) {
  const note = table && passo === 'prova' ? [...noteOf(table, mappa), ...skippedOf(avanzamento.righe)] : []
  if (note.length === 0) return null
  return (
    <Stack component="ul" sx={{ m: 0, pl: 4, gap: 1, overflowWrap: 'anywhere' }}>
      {note.map((nota) => (
        <li key={nota}>{nota}</li>
      ))}
    </Stack>
  )
}

const skippedOf = (judgedRows: readonly JudgedRow[]): string[] => {
  const skipped = judgedRows.filter(({ esito }) => esito === 'saltato')
  return skipped.length > 0 ? [words.skippedNote(skipped.map(({ riga, titolo }) => `${riga} «${titolo}»`))] : []
}

function Progress({ work: { passo, avanzamento } }: { work: Import }) {
  const { righe, fatte, mancano, rifiutate, attiva, motivo } = avanzamento
  if (passo === 'prova') return <Verdict righe={righe} />
  const total = fatte + mancano + rifiutate
  if (attiva)
    return (
      <Stack sx={{ gap: 2, maxWidth: 640 }}>
        <div role="status">{words.running(fatte, total)}</div>
        <LinearProgress aria-label={words.steps.importa} value={(fatte / total) * 100} variant="determinate" />
      </Stack>
    )
  if (mancano > 0)
    return (
      <Alert role="alert" severity="warning">
        {motivo && `${words.stoppedByError(motivo)} `}
        {words.stopped(mancano)}
      </Alert>
    )
  const made = (result: string) => righe.filter((judged) => judged.esito === result).length
  return (
    <Alert role="status" severity={rifiutate > 0 ? 'warning' : 'success'}>
      {words.ended(made('nuovo'), made('aggiornato'))} {rifiutate > 0 && words.notImported(rifiutate)}
    </Alert>
  )
}

function Verdict({ righe }: { righe: readonly JudgedRow[] }) {
  const wrong = righe.every(({ esito }) => esito === 'errore')
  const text = wrong ? words.onlyErrors : righe.some(isToWrite) ? words.trialDone : nothingOf(righe)
  return (
    <Alert role="status" severity={wrong ? 'warning' : 'info'}>
      {text}
    </Alert>
  )
}

function nothingOf(judgedRows: readonly JudgedRow[]): string {
  if (judgedRows.some(({ diversi }) => diversi && diversi.size > 0)) return words.onlyDifferent
  return judgedRows.some(({ esito }) => esito === 'errore') ? words.nothingWithoutErrors : words.nothing
}

function Actions({ work }: { work: Import }) {
  const { passo, avanzamento, scrittore } = work
  const { righe, mancano, rifiutate, attiva } = avanzamento
  const wrong = righe.filter(({ esito }) => esito === 'errore')
  const over = passo === 'importa' && !attiva && mancano === 0
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {attiva && <Button onClick={scrittore.stop}>{words.stop}</Button>}
      {!attiva && mancano > 0 && (
        <Button onClick={() => void scrittore.start()} variant="contained">
          {passo === 'prova' ? words.importCount(mancano) : words.continua}
        </Button>
      )}
      {over && rifiutate > 0 && (
        <Button onClick={() => void scrittore.retry()} variant="contained">
          {words.retry(rifiutate)}
        </Button>
      )}
      {!attiva && wrong.length > 0 && (
        <Button onClick={() => saveWrong(work, wrong)} startIcon={<DownloadIcon />} variant="outlined">
          {words.downloadErrors(wrong.length)}
        </Button>
      )}
      {passo === 'prova' && <Button onClick={() => work.back('campi')}>{words.back}</Button>}
      {over && (
        <>
          <UndoImport annulla={work.annulla} />
          <LinkButton to={AZIENDE}>{words.goToList}</LinkButton>
          <Button onClick={() => work.back('file')}>{words.otherFile}</Button>
        </>
      )}
    </Stack>
  )
}

const isToWrite = ({ esito }: JudgedRow): boolean => esito === 'nuovo' || esito === 'aggiornato'

/** The wrong lines as they were in the file, with the reason beside, to correct and load again. */
function saveWrong({ table, file }: Import, wrong: readonly JudgedRow[]): void {
  const columns = [...(table?.headers ?? []), words.reason].map((label) => ({ label }))
  const rows = wrong.map((judged) => [...judged.cells, reasonOf(judged)])
  download(words.errorsName(file), csvText(columns, rows), 'text/csv')
}

const reasonOf = ({ errori }: JudgedRow): string =>
  errori.map(({ campo, motivo }) => `${campo}: ${motivo.replace(/[^.!?]$/, '$&.')}`).join(' ')

/** A company that does not exist yet has no page, and a line of totals is no company. */
function reportRows(judged: JudgedRow, { passo }: Import): ReportRow[] {
  const { esito } = judged
  if (esito === 'saltato') return []
  const row: ReportRow = {
    riga: judged.riga,
    idEsterno: judged.numero,
    titolo: judged.titolo || judged.numero || '—',
    esito,
    id: judged.esito === 'errore' || (judged.nuova && passo !== 'importa') ? undefined : judged.id,
    motivo: reasonOf(judged) || undefined,
    daControllare: [
      ...judged.daControllare.map(({ campo, motivo }) => ({ campo, motivo: `${campo}: ${motivo}` })),
      ...keptOf(judged),
    ],
    cambi: judged.cambi,
    domanda: passo === 'prova' ? questionOf(judged) : undefined,
  }
  return [row]
}

const keptOf = (judged: JudgedRow): ReportRow['daControllare'] =>
  changesLeftOut(judged).map(({ campo, etichetta, prima, dopo }) => ({
    campo,
    motivo: words.stays(etichetta, prima, dopo),
  }))

const questionOf = ({ domanda, titolo }: JudgedRow): ReportRow['domanda'] =>
  domanda && { testo: words.sameName(titolo), opzioni: domanda.opzioni, scelta: domanda.scelta }

function noteOf({ headers, sopra }: CsvTable, mapping: Mapping): string[] {
  const hasYears = mapping.some((mapped) => mapped?.campo === 'anno')
  const units = mapping.flatMap((mapped, at) =>
    mapped?.fattore && mapped.fattore !== 1 ? [words.factorNote(headers[at]!, mapped.fattore)] : [],
  )
  const years = mapping.flatMap((mapped, at) =>
    mapped && isFigure(mapped.campo) && mapped.anno === undefined && !hasYears
      ? [words.yearNote(headers[at]!, lastYear())]
      : [],
  )
  const ignored = headers.filter((_header, at) => !mapping[at])
  return [
    ...units,
    ...years,
    ...(ignored.length > 0 ? [words.ignoredNote(ignored)] : []),
    ...(sopra.length > 0 ? [words.aboveNote(sopra.map(({ testo }) => testo))] : []),
  ]
}

/** Shows only columns in which a line differs. */
function ModesChoice({ work: { avanzamento, modi, setModi } }: { work: Import }) {
  const counts = new Map<ImportField, number>()
  for (const { diversi = [] } of avanzamento.righe)
    for (const campo of diversi) counts.set(campo, (counts.get(campo) ?? 0) + 1)
  const n = avanzamento.righe.filter(({ diversi }) => diversi && diversi.size > 0).length
  if (n === 0) return null
  const campi = FIELD_NAMES.filter((campo) => counts.has(campo))
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{words.modeHelp(n)}</Typography>
      <Choice label={words.mode} modo={modi.file} onChoose={(file) => setModi({ file, campi: {} })} />
      {campi.length > 1 && (
        <Disclosure title={words.byColumn}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {campi.map((campo) => (
              <Box component="li" key={campo} sx={line}>
                <Typography>{words.fieldDiffers(IMPORT_FIELDS[campo].label, counts.get(campo)!)}</Typography>
                <Choice
                  label={IMPORT_FIELDS[campo].label}
                  modo={modeOf(modi, campo)}
                  onChoose={(mode) => setModi({ ...modi, campi: { ...modi.campi, [campo]: mode } })}
                />
              </Box>
            ))}
          </Box>
        </Disclosure>
      )}
    </Stack>
  )
}

const Choice = ({ label, modo, onChoose }: { label: string; modo: Mode; onChoose: (mode: Mode) => void }) => (
  <Stack aria-label={label} direction="row" role="group" sx={{ gap: 2, flexWrap: 'wrap' }}>
    {MODES.map((one) => (
      <Chip
        aria-pressed={modo === one}
        color={modo === one ? 'primary' : 'default'}
        key={one}
        label={words.modes[one]}
        onClick={() => onChoose(one)}
        variant={modo === one ? 'filled' : 'outlined'}
      />
    ))}
  </Stack>
)

const line = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 260px) auto' },
  justifyContent: 'start',
} as const
