import type { EsitoCriterio, Incrocio } from '@bandiera/matching'
import {
  AppLink,
  Box,
  Button,
  EsitoRegolaChip,
  hidden,
  InternalMark,
  Page,
  printPage,
  testiCarta,
  type SxProps,
  type Theme,
} from '@bandiera/ui'
import { useMomentoBandi } from '../motore/use-momento-bandi.ts'
import { hrefAzienda, hrefBando } from '../paths.ts'
import { righeCriteri } from './righe.ts'
import { testi } from './testi.ts'
import { Torna } from './torna.tsx'
import { STIMA, VERDETTO, VOCI_AZIENDA, vociBando } from './voci.tsx'

/** Two to four matches side by side: verdict, what the other side is, and the criteria aligned by kind. */
export function Confronto({ incroci }: { incroci: readonly [Incrocio, ...Incrocio[]] }) {
  const momento = useMomentoBandi()
  const [first] = incroci
  const diBandi = incroci.every(({ azienda }) => azienda._id === first.azienda._id)
  const title = diBandi
    ? testi.confrontaBandi(first.azienda.ragioneSociale)
    : testi.confrontaAziende(first.bando.data.titolo)
  const voci = [...VERDETTO, STIMA, ...(diBandi ? vociBando(momento) : VOCI_AZIENDA)]
  return (
    <Page above={<Torna />} actions={print} title={title}>
      {!diBandi && <InternalMark />}
      <Box aria-label={testi.tabella} role="region" sx={{ overflowX: 'auto' }} tabIndex={0}>
        <Box className="paper" component="table" sx={tableSx}>
          <thead>
            <tr>
              <th scope="col">
                <Box component="span" sx={hidden}>
                  {testi.voce}
                </Box>
              </th>
              {incroci.map((incrocio) => (
                <th key={`${incrocio.azienda._id} ${incrocio.bando._id}`} scope="col">
                  <Nome diBandi={diBandi} incrocio={incrocio} />
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
            {righeCriteri(incroci).map(({ tipo, label, celle }) => (
              <tr key={tipo}>
                <th scope="row">{label}</th>
                {celle.map((criteri, n) => (
                  <td key={n}>{criteri.length === 0 ? testi.nessuno : criteri.map(criterioIn)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Page>
  )
}

const print = <Button onClick={() => void printPage()}>{testiCarta.stampa}</Button>

function Nome({ incrocio: { azienda, bando }, diBandi }: { incrocio: Incrocio; diBandi: boolean }) {
  if (diBandi) return <AppLink to={hrefBando(bando._id)}>{bando.data.titolo}</AppLink>
  return <AppLink to={hrefAzienda(azienda._id)}>{azienda.ragioneSociale}</AppLink>
}

const criterioIn = ({ id, valore, regola, valoreAzienda, manca }: EsitoCriterio) => (
  <Box key={id} sx={{ '& + &': { mt: 2 } }}>
    <EsitoRegolaChip esito={valore} />
    <div>{manca?.lato === 'bando' ? testi.nonIndica : regola}</div>
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {manca?.lato === 'azienda' ? testi.manca(manca.etichetta) : valoreAzienda}
    </Box>
  </Box>
)

/** Names stay in sight while columns scroll under them on a phone. */
const tableSx: SxProps<Theme> = {
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
