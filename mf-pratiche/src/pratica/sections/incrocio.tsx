import {
  aziendaIdOfPratica,
  dayInRome,
  formatDate,
  savedIncrocio,
  type Azienda,
  type Bando,
  type SavedIncrocio,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { Box, Button, EsitoChip, CriterioEsitoChip, Muted, Section, Stack } from '@bandiera/ui'
import { useIncrocioOf } from '../../parts/use-incrocio-of.ts'
import { detailTexts } from './texts.ts'
import { listStyle, type SectionProps } from './section.tsx'
import { usePraticaWrites } from './patch.ts'

export function SavedIncrocioSection({ pratica, may }: SectionProps) {
  const incrocioOf = useIncrocioOf()
  const { update } = usePraticaWrites(pratica)
  const attempt = useAttempt()
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const bando = useRecord('bandi', pratica.bandoId ?? '')
  const { incrocio } = pratica
  const judge = async (company: Azienda, grant: Bando) =>
    update({ set: { incrocio: savedIncrocio((await incrocioOf(company, grant)).incrocio, new Date()) } })
  const again = azienda && bando && may && (
    <Button onClick={() => void attempt(detailTexts.recomputed, judge(azienda, bando))}>{detailTexts.recompute}</Button>
  )
  return (
    <Section actions={again} title={detailTexts.incrocio}>
      {incrocio ? <Snapshot incrocio={incrocio} /> : <Muted>{detailTexts.noIncrocio}</Muted>}
    </Section>
  )
}

function Snapshot({ incrocio: { esito, punteggio, criteri, quando } }: { incrocio: SavedIncrocio }) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap', mb: 3 }}>
        <EsitoChip esito={esito} />
        <span>{`${detailTexts.score} ${punteggio ?? '—'}`}</span>
        <Muted>{detailTexts.incrocioOf(formatDate(dayInRome(new Date(quando))))}</Muted>
      </Stack>
      {criteri.length > 0 && (
        <Box aria-label={detailTexts.criteri} component="ul" sx={listStyle}>
          {criteri.map(({ regola, valore, valoreAzienda, dettaglio }, index) => (
            <Box component="li" key={index} sx={row}>
              <CriterioEsitoChip esito={valore} />
              <Box sx={{ minWidth: 0 }}>
                {regola}
                <Muted variant="body2">{[valoreAzienda, dettaglio].filter(Boolean).join(' · ')}</Muted>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '140px minmax(0, 1fr)' },
  columnGap: 4,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const
