import { decimalsFor, formatNumber, type Azienda } from '@bandiera/domain'
import { warningSigns, limitsOf, type Warning, type WarningRatio } from '@bandiera/finance'
import { usePortal } from '@bandiera/platform'
import { Alert, Box, CancelIcon, CheckCircleIcon, HelpIcon, Marker, Muted, Section } from '@bandiera/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@bandiera/ui/list'
import { texts } from './texts.ts'

const look = {
  allerta: { tone: 'error', icon: CancelIcon },
  nessuna: { tone: 'success', icon: CheckCircleIcon },
  non_calcolabile: { tone: 'neutral', icon: HelpIcon },
} as const
const percentText = (value: number, decimals = 1): string => `${formatNumber(value, decimals)} %`
/** Never rounded to its limit: that would contradict the verdict beside it. */
const besideLimit = ({ valore, soglia, verso }: WarningRatio): string =>
  valore === null
    ? '—'
    : percentText(
        valore,
        decimalsFor(valore, 1, (value) => (verso === 'sopra' ? value >= soglia : value <= soglia)),
      )

/** Warning signs as practice reads them, with the five indices of the sector; said to be practice, not law. */
export function Warnings({ azienda, anno }: { azienda: Azienda; anno: number }) {
  const { settings } = usePortal()
  const found = warningSigns(azienda, anno, limitsOf(settings?.tabellaCNDCEC))
  if (!found) return null
  const { esito, motivo, settore, indici, nota } = found
  return (
    <Section title={texts.allerta}>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', mb: 2 }}>
        <Marker {...look[esito]}>{texts.allertaEsiti[esito]}</Marker>
        <span>{motivo}</span>
      </Box>
      {nota && <Alert severity="info">{nota}</Alert>}
      {settore && <Indices indici={indici} settore={settore.nome} />}
      <Muted sx={{ mt: 2 }} variant="body2">
        {texts.allertaNota}
      </Muted>
    </Section>
  )
}

function Indices({ indici, settore }: { indici: Warning['indici']; settore: string }) {
  const { colonne } = texts
  const caption = `${texts.settore}: ${settore}`
  return (
    <Box aria-label={caption} role="region" sx={{ overflowX: 'auto', maxWidth: 860 }} tabIndex={0}>
      <Table size="small">
        <caption style={{ captionSide: 'top', textAlign: 'left' }}>{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{colonne.index}</TableCell>
            <TableCell align="right">{colonne.value}</TableCell>
            <TableCell align="right">{colonne.threshold}</TableCell>
            <TableCell>{colonne.esito}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {indici.map((indice) => (
            <TableRow key={indice.id}>
              <TableCell component="th" scope="row">
                {indice.nome}
              </TableCell>
              <TableCell align="right">{besideLimit(indice)}</TableCell>
              <TableCell align="right">{`${indice.verso === 'sopra' ? '≥' : '≤'} ${percentText(indice.soglia)}`}</TableCell>
              <TableCell>{esitoOf(indice)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const esitoOf = ({ oltre, perche }: WarningRatio): string =>
  oltre === null ? (perche ?? '') : oltre ? texts.oltre : texts.entro
