import { or, type EsitoCriterio } from '@bandiera/matching'
import { Box, EsitoRegolaChip, Typography, type SxProps, type Theme } from '@bandiera/ui'
import { alternatives } from '../judge/vicini.ts'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'

/** Headings with the share of the width that each has, on screen and on paper. */
const COLUMNS = [
  [testi.esito, '18%'],
  [testi.requisito, '31%'],
  [testi.valore, '26%'],
  [testi.mancante, '25%'],
] as const

/** Every criterion of a match as a table that is read on paper: the answer, the rule, the company, what is missing. */
export function Requisiti({ criteri }: { criteri: readonly EsitoCriterio[] }) {
  if (criteri.length === 0) return <Typography>{comuni.tabella.nessuno}</Typography>
  return (
    <Box aria-label={testi.tabellaRequisiti} role="region" sx={frameSx} tabIndex={0}>
      <Box className="paper" component="table" sx={tableSx}>
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
              <Riga alternative={group.length > 1} criterio={criterio} key={criterio.id} />
            ))}
          </tbody>
        ))}
      </Box>
    </Box>
  )
}

/** Over criteria of which one is enough: what they come to together. */
const Alternative = ({ group }: { group: readonly EsitoCriterio[] }) => (
  <tr>
    <td>
      <EsitoRegolaChip esito={or(group.map(({ valore }) => valore))} />
    </td>
    <th colSpan={COLUMNS.length - 1} scope="rowgroup">
      {comuni.tabella.bastaUno}
    </th>
  </tr>
)

function Riga({ criterio, alternative }: { criterio: EsitoCriterio; alternative: boolean }) {
  const { valore, regola, valoreAzienda, vincolante } = criterio
  const kind = alternative ? testi.alternativo : vincolante ? testi.vincolante : testi.preferenziale
  return (
    <tr>
      <td>
        <EsitoRegolaChip esito={valore} />
      </td>
      <td>
        {regola}
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{kind}</Box>
      </td>
      <td>{valoreAzienda || '—'}</td>
      <td>{mancante(criterio, alternative)}</td>
    </tr>
  )
}

/** What somebody has to do about it, or why nothing can be done. */
function mancante({ valore, manca, dettaglio, vincolante }: EsitoCriterio, alternative: boolean): string {
  if (manca) return manca.lato === 'bando' ? testi.nonIndica : manca.etichetta
  if (valore === 'si') return '—'
  if (alternative) return dettaglio || '—'
  return dettaglio || (vincolante ? testi.nonSoddisfatto : testi.preferenzaAssente)
}

/** On a phone the table scrolls in its frame. */
const frameSx = { overflowX: 'auto' }

const tableSx: SxProps<Theme> = {
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
