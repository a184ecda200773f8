import { useWithGroup, useLiveStatus, useRecord } from '@bandiera/live'
import { type Incrocio, isPublished, isFollowed } from '@bandiera/matching'
import { Box, Button, LinkButton, Paper, type Theme, useUrlParams } from '@bandiera/ui'
import { useCallback, useMemo, useState } from 'react'
import { createPairJudge, type PairJudge } from '../../parts/engine-client/match.ts'
import { useMatchingData } from '../../parts/engine-client/snapshot.ts'
import { sheetTexts } from '../texts.ts'

/** A pair as the address names it: `azienda.bando`; several are separated by commas. */
const PAIR = /^[0-9a-f]{24}\.[0-9a-f]{24}$/

export const MAX_COMPARED = 4

/** The matches that the address names, in its order, four at most, without those that the user may not see. */
export function useNamedMatches(named: string): { incroci: readonly Incrocio[]; loading: boolean } {
  const dati = useMatchingData()
  const match = useMemo(() => createPairJudge(dati), [dati])
  const pairs = named.split(',').filter((pair) => PAIR.test(pair))
  const { ready } = useLiveStatus()
  const incroci = [
    useNamedMatch(pairs[0], match),
    useNamedMatch(pairs[1], match),
    useNamedMatch(pairs[2], match),
    useNamedMatch(pairs[3], match),
  ].slice(0, pairs.length)
  return { incroci: incroci.flatMap((one) => one ?? []), loading: !ready && incroci.includes(null) }
}

/** One pair, judged in the page; only its two records are loaded where collections are too long. */
function useNamedMatch(pair = '', match: PairJudge): Incrocio | null {
  const [aziendaId = '', bandoId = ''] = pair.split('.')
  const azienda = useRecord('aziende', aziendaId)
  const bando = useRecord('bandi', bandoId)
  const intera = useWithGroup(azienda)
  if (!azienda || !intera || !bando || !isFollowed(azienda) || !isPublished(bando)) return null
  return match({ azienda, bando, intera })
}

export const pairOf = ({ azienda, bando }: Incrocio): string => `${azienda._id}.${bando._id}`

interface Compared {
  pairs: readonly string[]
  has: (incrocio: Incrocio) => boolean
  /** Adds or removes a match; a full comparison adds none. */
  toggle: (incrocio: Incrocio) => void
  clear: () => void
  /** Link to the comparison of these matches, or to the sheet of one. */
  hrefOf: (foglio: 'confronta' | 'scheda', pairs: readonly string[]) => string
}

const pairsOf = (text: string): readonly string[] => text.split(',').filter(Boolean)

/** The matches chosen for the comparison; the address of the list keeps them. */
export function useCompared(): Compared {
  const [params, change] = useUrlParams()
  const text = params.get('scelti') ?? ''
  // as pressed: the address follows a moment later
  const [pressed, press] = useState({ text, pairs: pairsOf(text) })
  if (pressed.text !== text) press({ text, pairs: pairsOf(text) })
  const { pairs } = pressed
  const has = useCallback((incrocio: Incrocio) => pairs.includes(pairOf(incrocio)), [pairs])
  const keep = useCallback(
    (next: (now: readonly string[]) => readonly string[]) =>
      change((now) => withCompared(now, next(comparedOf(now))), { replace: true }),
    [change],
  )
  const toggle = useCallback(
    (incrocio: Incrocio) => {
      const pair = pairOf(incrocio)
      const next = (now: readonly string[]) => {
        const others = now.filter((one) => one !== pair)
        return others.length < now.length ? others : [...others, pair].slice(0, MAX_COMPARED)
      }
      press((before) => ({ ...before, pairs: next(before.pairs) }))
      keep(next)
    },
    [keep, press],
  )
  return {
    pairs,
    has,
    toggle,
    clear: () => keep(() => []),
    hrefOf: (foglio, which) => {
      const next = new URLSearchParams(params)
      next.set(foglio, which.join(','))
      return `?${next.toString()}`
    },
  }
}

const comparedOf = (params: URLSearchParams): readonly string[] =>
  (params.get('scelti') ?? '').split(',').filter(Boolean)

function withCompared(params: URLSearchParams, scelti: readonly string[]): URLSearchParams {
  if (scelti.length > 0) params.set('scelti', scelti.join(','))
  else params.delete('scelti')
  return params
}

/** Over the end of the list while matches are chosen for the comparison. */
export function ComparedBar() {
  const { pairs, clear, hrefOf } = useCompared()
  if (pairs.length === 0) return null
  return (
    <Paper
      aria-label={sheetTexts.comparison}
      className="no-print"
      data-over-page
      elevation={6}
      role="group"
      sx={barStyle}
    >
      <Box role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
        {sheetTexts.chosenMany(pairs.length)}
      </Box>
      {pairs.length > 1 && (
        <LinkButton to={hrefOf('confronta', pairs)} variant="contained">
          {sheetTexts.compare(pairs.length)}
        </LinkButton>
      )}
      <Button onClick={clear}>{sheetTexts.clear}</Button>
    </Paper>
  )
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  position: 'sticky',
  bottom: 8,
  // covers the tenant's floating link until the comparison ends
  zIndex: (theme: Theme) => theme.zIndex.fab + 1,
  mt: 2,
  px: 4,
  py: 1,
  border: 1,
  borderColor: 'primary.main',
} as const
