import { formatNumber } from '@bandiera/domain'
import type { Esito, EsitoCriterio, Evaluation } from '@bandiera/matching'
import { Box, EsitoChip, CriterioEsitoChip, Muted, Typography } from '@bandiera/ui'
import { texts } from './texts.ts'

export function Verdict({ nome, valutazione }: { nome: string; valutazione: Evaluation }) {
  const { esito, punteggio, criteri } = valutazione
  return (
    <Box aria-label={texts.scelto(nome)} component="section">
      <Typography component="div" sx={{ display: 'flex', gap: 3, py: 2 }}>
        <EsitoChip esito={esito} />
        <span>{texts.score(punteggio)}</span>
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {criteri.map((criterio) => (
          <Row criterio={criterio} key={criterio.id} />
        ))}
      </Box>
    </Box>
  )
}

function Row({ criterio: { valore, regola, valoreAzienda, manca } }: { criterio: EsitoCriterio }) {
  const missing = manca && (manca.lato === 'bando' ? texts.notStated : texts.missing(manca.etichetta))
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 136 }}>
        <CriterioEsitoChip esito={valore} />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {regola}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{missing ?? valoreAzienda}</Box>
      </Box>
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 3, py: 1.5, borderTop: 1, borderColor: 'divider' } as const

/** Criteria that are not finished wait outside. */
export const Incomplete = ({ n }: { n: number }) => n > 0 && <Muted variant="body2">{texts.incompleti(n)}</Muted>

/** The number of companies with each verdict; a dash until known. */
export function Counts({ counts }: { counts: Readonly<Record<Esito, number>> | null }) {
  return (
    <Box
      aria-busy={counts === null}
      aria-label={texts.all}
      role="group"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, py: 2 }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {texts.all}:
      </Box>
      {(['ammissibile', 'da_verificare', 'non_ammissibile'] as const).map((esito) => (
        <Box component="span" key={esito} sx={{ display: 'inline-flex', gap: 2 }}>
          <EsitoChip esito={esito} /> <strong>{counts ? formatNumber(counts[esito]) : '—'}</strong>
        </Box>
      ))}
    </Box>
  )
}
