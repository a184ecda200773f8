import { criterioKindLabels } from '@bandiera/domain'
import type { EsitoCriterio, Incrocio } from '@bandiera/matching'
import {
  AppLink,
  Box,
  Button,
  CriterioEsitoChip,
  hidden,
  InternalMark,
  Page,
  printPage,
  type SxProps,
  paperTexts,
  type Theme,
} from '@bandiera/ui'
import { useBandiMoment } from '../../parts/engine-client/snapshot.ts'
import { hrefAzienda, hrefBando } from '../../paths.ts'
import { sheetTexts, texts } from '../texts.ts'
import { AZIENDA_ROWS, BackToList, bandoRows, ESTIMATE_ROW, VERDICT_ROWS } from './sheet-rows.tsx'

/** Two to four matches side by side: verdict, what the other side is, and the criteria aligned by kind. */
export function Comparison({ incroci }: { incroci: readonly [Incrocio, ...Incrocio[]] }) {
  const momento = useBandiMoment()
  const [first] = incroci
  const diBandi = incroci.every(({ azienda }) => azienda._id === first.azienda._id)
  const title = diBandi
    ? sheetTexts.compareBandi(first.azienda.ragioneSociale)
    : sheetTexts.compareAziende(first.bando.data.titolo)
  const voci = [...VERDICT_ROWS, ESTIMATE_ROW, ...(diBandi ? bandoRows(momento) : AZIENDA_ROWS)]
  return (
    <Page above={<BackToList />} actions={print} title={title}>
      {!diBandi && <InternalMark />}
      <Box aria-label={sheetTexts.table} role="region" sx={{ overflowX: 'auto' }} tabIndex={0}>
        <Box className="paper" component="table" sx={comparisonStyle}>
          <thead>
            <tr>
              <th scope="col">
                <Box component="span" sx={hidden}>
                  {sheetTexts.entry}
                </Box>
              </th>
              {incroci.map((incrocio) => (
                <th key={`${incrocio.azienda._id} ${incrocio.bando._id}`} scope="col">
                  <Name diBandi={diBandi} incrocio={incrocio} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {voci.map(({ voce, di }) => (
              <tr key={voce}>
                <th scope="row">{voce}</th>
                {incroci.map((incrocio, n) => (
                  <td key={n}>{di(incrocio)}</td>
                ))}
              </tr>
            ))}
            {criteriRows(incroci).map(({ tipo, label, cells }) => (
              <tr key={tipo}>
                <th scope="row">{label}</th>
                {cells.map((criteri, n) => (
                  <td key={n}>{criteri.length === 0 ? sheetTexts.none : criteri.map(criterioCell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Page>
  )
}

const print = <Button onClick={() => void printPage()}>{paperTexts.stampa}</Button>

function Name({ incrocio: { azienda, bando }, diBandi }: { incrocio: Incrocio; diBandi: boolean }) {
  if (diBandi) return <AppLink to={hrefBando(bando._id)}>{bando.data.titolo}</AppLink>
  return <AppLink to={hrefAzienda(azienda._id)}>{azienda.ragioneSociale}</AppLink>
}

const criterioCell = ({ id, valore, regola, valoreAzienda, manca }: EsitoCriterio) => (
  <Box key={id} sx={{ '& + &': { mt: 2 } }}>
    <CriterioEsitoChip esito={valore} />
    <div>{manca?.lato === 'bando' ? texts.notStated : regola}</div>
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {manca?.lato === 'azienda' ? texts.manca(manca.etichetta) : valoreAzienda}
    </Box>
  </Box>
)

/** The first column stays in view while the others scroll on a phone. */
const comparisonStyle: SxProps<Theme> = {
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  width: '100%',
  minWidth: 640,
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: 2, borderBottom: 1, borderColor: 'divider' },
  '& tbody th': { fontWeight: 500, color: 'text.secondary' },
  '& tr > th:first-of-type': {
    width: { xs: 112, sm: 176 },
    pl: 0,
    position: 'sticky',
    left: 0,
    bgcolor: 'background.default',
  },
  '@media print': {
    minWidth: 0,
    '&, & *': { fontSize: '8pt !important' },
    '& th, & td': { p: 1 },
    '& tr > th:first-of-type': { width: '16%' },
  },
}

/** The criteria of several matches, aligned by kind, none where a grant asks for none; kinds that more ask for are first. */
export function criteriRows(incroci: readonly Incrocio[]) {
  const tipi = new Set(incroci.flatMap(({ valutazione }) => valutazione.criteri.map(({ tipo }) => tipo)))
  const righe = [...tipi].map((tipo) => ({
    tipo,
    label: criterioKindLabels[tipo],
    cells: incroci.map(({ valutazione }) => valutazione.criteri.filter((one) => one.tipo === tipo)),
  }))
  const asked = ({ cells }: (typeof righe)[number]) => cells.filter((one) => one.length > 0).length
  return righe.sort((a, b) => asked(b) - asked(a))
}
