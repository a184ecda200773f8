import { aziendaFields, formatDate } from '@bandiera/domain'
import { type EsitoCriterio, type Incrocio, or, summarizeCriteri } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import {
  Box,
  Button,
  EsitoChip,
  CriterioEsitoChip,
  Facts,
  Muted,
  Page,
  printPage,
  Section,
  Stack,
  type SxProps,
  type Theme,
  Typography,
} from '@bandiera/ui'
import { PhoneLink } from '@bandiera/ui/form'
import { useEffect } from 'react'
import { useBandiMoment } from '../parts/engine-client/snapshot.ts'
import { sheetTexts, texts } from './texts.ts'
import { AZIENDA_ROWS, BackToList, bandoRows, ESTIMATE_ROW, type SheetRow } from './parts/sheet-rows.tsx'
import { alternatives } from './parts/blockers.tsx'

/** One match for the client as an A4 page: verdict, dates, amounts, each criterion with its reason, what is missing. */
export function MatchSheet({ incrocio }: { incrocio: Incrocio }) {
  const momento = useBandiMoment()
  const { setTitle } = usePortal()
  const { azienda, bando } = incrocio
  const title = sheetTexts.sheetTitle(bando.data.titolo)
  // browsers propose the title as the name of the PDF
  useEffect(() => setTitle(`${title} · ${azienda.ragioneSociale}`), [title, azienda.ragioneSociale, setTitle])
  const factsOf = (voci: readonly SheetRow[]) => voci.map(({ voce, di }) => ({ label: voce, value: di(incrocio) }))
  const chi = [
    { label: aziendaFields.ragioneSociale.label, value: azienda.ragioneSociale },
    { label: aziendaFields.partitaIva.label, value: azienda.partitaIva ?? '—' },
  ]
  const print = (
    <Button onClick={() => void printPage()} variant="contained">
      {sheetTexts.print}
    </Button>
  )
  return (
    <Page above={<BackToList />} actions={print} facts={sheetTexts.per(azienda.ragioneSociale)} title={title}>
      <Box sx={onPaper}>
        <Verdict incrocio={incrocio} />
        <Section title={sheetTexts.bando}>
          <Facts items={[{ label: sheetTexts.ente, value: bando.data.ente ?? '—' }, ...factsOf(bandoRows(momento))]} />
        </Section>
        {incrocio.stima && incrocio.stima.manca !== 'spesa' && (
          <Section title={texts.estimate}>{ESTIMATE_ROW.di(incrocio)}</Section>
        )}
        <Section title={sheetTexts.azienda}>
          <Facts items={[...chi, ...factsOf(AZIENDA_ROWS)]} />
        </Section>
        <Section title={sheetTexts.requisiti}>
          <Requirements criteri={incrocio.valutazione.criteri} />
        </Section>
        <Footer giorno={formatDate(momento.oggi)} link={bando.data.link} />
      </Box>
    </Page>
  )
}

/** Denser than on screen, so that a match with the usual number of criteria fits on one sheet. */
const onPaper = {
  '@media print': {
    '&, & *': { fontSize: '8.5pt !important' },
    '& section': { mt: 2, pt: 2 },
    '& section > div:first-of-type': { mb: 1 },
    '& h2': { fontSize: '10pt !important' },
    '& dl': { gridTemplateColumns: 'repeat(4, 1fr)', gap: 2 },
    // the names of forms of aid are long
    '& dl > div:nth-of-type(7)': { gridColumn: 'span 2' },
  },
} as const

function Verdict({ incrocio: { valutazione } }: { incrocio: Incrocio }) {
  const { esito, punteggio, criteri } = valutazione
  return (
    <Stack direction="row" sx={verdictStyle}>
      <Box component="span" sx={{ fontSize: '1.125rem' }}>
        <EsitoChip esito={esito} />
      </Box>
      {punteggio !== null && <span>{sheetTexts.ofHundred(punteggio)}</span>}
      <span>{texts.counts(summarizeCriteri(criteri))}</span>
    </Stack>
  )
}

const verdictStyle = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 5,
  rowGap: 1,
  pl: 3,
  py: 1,
  borderLeft: 3,
  borderColor: 'primary.main',
}

/** The disclaimer, whom to ask, and the link to the official text of the grant. */
function Footer({ giorno, link }: { giorno: string; link: string | undefined }) {
  const { usr } = usePortal()
  const firma = [usr?.name, usr?.email].filter(Boolean).join(' · ')
  const lines = [sheetTexts.warning, ...(link ? [sheetTexts.official(link)] : [])]
  return (
    <Box sx={{ mt: 4, breakInside: 'avoid', '@media print': { mt: 2 } }}>
      {lines.map((text) => (
        <Muted key={text} sx={{ mt: 1, overflowWrap: 'anywhere' }} variant="body2">
          {text}
        </Muted>
      ))}
      <Muted sx={{ mt: 1 }} variant="body2">
        {sheetTexts.done(giorno, firma)}
        {usr?.telefono && (
          <>
            {' · '}
            <PhoneLink value={usr.telefono} />
          </>
        )}
      </Muted>
    </Box>
  )
}

const COLUMNS = [
  [texts.esito, '18%'],
  [texts.table.requisito, '31%'],
  [texts.table.value, '26%'],
  [texts.table.missing, '25%'],
] as const

/** Every criterion of a match as a table for paper: answer, rule, the company's value, what is missing. */
function Requirements({ criteri }: { criteri: readonly EsitoCriterio[] }) {
  if (criteri.length === 0) return <Typography>{texts.table.none}</Typography>
  return (
    <Box aria-label={sheetTexts.requirementsTable} role="region" sx={{ overflowX: 'auto' }} tabIndex={0}>
      <Box className="paper" component="table" sx={requirementsStyle}>
        <colgroup>
          {COLUMNS.map(([text, width]) => (
            <col key={text} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(([text]) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {alternatives(criteri).map((group) => (
          <tbody key={group[0]!.id}>
            {group.length > 1 && <Alternative group={group} />}
            {group.map((criterio) => (
              <RequirementRow alternative={group.length > 1} criterio={criterio} key={criterio.id} />
            ))}
          </tbody>
        ))}
      </Box>
    </Box>
  )
}

const Alternative = ({ group }: { group: readonly EsitoCriterio[] }) => (
  <tr>
    <td>
      <CriterioEsitoChip esito={or(group.map(({ valore }) => valore))} />
    </td>
    <th colSpan={COLUMNS.length - 1} scope="rowgroup">
      {texts.table.oneIsEnough}
    </th>
  </tr>
)

function RequirementRow({ criterio, alternative }: { criterio: EsitoCriterio; alternative: boolean }) {
  const { valore, regola, valoreAzienda, vincolante } = criterio
  const kind = alternative ? sheetTexts.alternative : vincolante ? texts.table.binding : texts.table.preferential
  return (
    <tr>
      <td>
        <CriterioEsitoChip esito={valore} />
      </td>
      <td>
        {regola}
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{kind}</Box>
      </td>
      <td>{valoreAzienda || '—'}</td>
      <td>{missingText(criterio, alternative)}</td>
    </tr>
  )
}

/** What is missing and can be provided, or why the criterion fails. */
function missingText({ valore, manca, dettaglio, vincolante }: EsitoCriterio, alternative: boolean): string {
  if (manca) return manca.lato === 'bando' ? texts.notStated : manca.etichetta
  if (valore === 'si') return '—'
  if (alternative) return dettaglio || '—'
  return dettaglio || (vincolante ? sheetTexts.notSatisfied : sheetTexts.preferenceMissing)
}

const requirementsStyle: SxProps<Theme> = {
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  width: '100%',
  minWidth: 720,
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 2, pr: 3, borderBottom: 1, borderColor: 'divider' },
  '& td:first-of-type, & thead th:first-of-type': { pl: 0 },
  '& thead th': { color: 'text.secondary', fontWeight: 500, borderBottom: 2, borderColor: 'primary.main' },
  '& tbody th': { fontWeight: 500 },
  '@media print': { minWidth: 0, '& th, & td': { py: 1 } },
}
