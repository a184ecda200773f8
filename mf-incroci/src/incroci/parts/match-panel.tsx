import { type RomeMoment, criterioKindLabels, type CriterioKindId, insideSentence } from '@bandiera/domain'
import { DEFAULT_WEIGHTS, type Incrocio, summarizeCriteri } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Button, EsitoChip, Stack, Typography } from '@bandiera/ui'
import { useId, useRef, useState } from 'react'
import { PanelActions } from '../actions.tsx'
import type { Side } from '../columns.tsx'
import { texts } from '../texts.ts'
import { Blockers, blockersOf } from './blockers.tsx'
import { BandoState } from './cells.tsx'
import { CriteriTable } from './criteri-table.tsx'
import { DecisionNote } from './decisions.tsx'
import { bandoRows } from './sheet-rows.tsx'

interface MatchPanelProps {
  incrocio: Incrocio
  side: Side
  momento: RomeMoment
}

/** One match beside the list: what the grant gives, what to do with it, and every criterion with its reason. */
export function MatchPanel({ incrocio, side, momento }: MatchPanelProps) {
  const { esito, punteggio, criteri } = incrocio.valutazione
  const titolo = side.titolo(incrocio)
  const top = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <Typography component="h2" ref={top} sx={{ fontSize: '1rem', fontWeight: 600, outline: 'none' }} tabIndex={-1}>
        <AppLink sx={{ color: 'text.primary' }} to={side.href(incrocio)}>
          {titolo}
        </AppLink>
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
        <EsitoChip esito={esito} />
        {punteggio !== null && <span>{texts.scoreOf(punteggio)}</span>}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {texts.counts(summarizeCriteri(criteri))}
        </Box>
      </Stack>
      <PanelActions incrocio={incrocio} titolo={titolo} />
      <DecisionNote incrocio={incrocio} titolo={titolo} />
      {esito === 'non_ammissibile' && <Blockers blocchi={blockersOf(criteri)} />}
      <Box component="dl" sx={factsStyle}>
        <dt>{texts.state}</dt>
        <dd>
          <BandoState bando={incrocio.bando} momento={momento} />
        </dd>
        {bandoRows(momento)
          .slice(2)
          .map(({ voce, di }) => (
            <Box key={voce} sx={{ display: 'contents' }}>
              <dt>{voce}</dt>
              <dd>{di(incrocio)}</dd>
            </Box>
          ))}
      </Box>
      <Box sx={{ containerType: 'inline-size' }}>
        <CriteriTable incrocio={incrocio} label={texts.criteriOf(titolo)} onSaved={() => top.current?.focus()} />
      </Box>
      <WeightsNote />
    </>
  )
}

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  py: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const

/** Says that the score is no probability; a button shows the weights. */
function WeightsNote() {
  const { settings } = usePortal()
  const [open, setOpen] = useState(false)
  const id = useId()
  const pesi = { ...DEFAULT_WEIGHTS, ...settings?.pesi } as Partial<Record<CriterioKindId, number>>
  const weights = (Object.keys(criterioKindLabels) as CriterioKindId[]).flatMap((tipo) =>
    pesi[tipo] === undefined ? [] : [`${insideSentence(criterioKindLabels[tipo])} ${pesi[tipo]}`],
  )
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', pt: 1 }}>
      {texts.notProbability}{' '}
      <Button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ minWidth: 0, minHeight: 24, py: 0, px: 1, fontSize: 'inherit' }}
      >
        {texts.weights}
      </Button>
      {open && <div id={id}>{`${[...weights, `${texts.otherWeights} 5`].join(' · ')}. ${texts.weightsRule}`}</div>}
    </Box>
  )
}
