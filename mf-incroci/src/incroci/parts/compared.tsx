import { useConGruppo, useLiveStatus, useRecord } from '@bandiera/live'
import { type Incrocio, isPubblicato, isSeguita } from '@bandiera/matching'
import { Button, LinkButton, Stack, useUrlParams } from '@bandiera/ui'
import { useMemo } from 'react'
import { createMatcher, type Matcher } from '../../engine-client/match.ts'
import { useMatchingData } from '../../engine-client/snapshot.ts'
import { sheetTexts } from '../texts.ts'

/** Pairs as the address names them: `azienda.bando`, with commas between them. */
export const PAIR = /^[0-9a-f]{24}\.[0-9a-f]{24}$/

/** As many as stand side by side on a page. */
export const MAX_COMPARED = 4

/** The matches that an address names, in its order, four at most; pairs that the user does not see are left out. */
export function useNamedMatches(named: string): { incroci: readonly Incrocio[]; loading: boolean } {
  const dati = useMatchingData()
  const incrocia = useMemo(() => createMatcher(dati), [dati])
  const pairs = named.split(',').filter((pair) => PAIR.test(pair))
  const { ready } = useLiveStatus()
  const incroci = [
    useNamedMatch(pairs[0], incrocia),
    useNamedMatch(pairs[1], incrocia),
    useNamedMatch(pairs[2], incrocia),
    useNamedMatch(pairs[3], incrocia),
  ].slice(0, pairs.length)
  return { incroci: incroci.flatMap((one) => one ?? []), loading: !ready && incroci.includes(null) }
}

/** One pair, judged here: of collections that are too long for the page, its records alone are loaded. */
function useNamedMatch(pair = '', incrocia: Matcher): Incrocio | null {
  const [aziendaId = '', bandoId = ''] = pair.split('.')
  const azienda = useRecord('aziende', aziendaId)
  const bando = useRecord('bandi', bandoId)
  const intera = useConGruppo(azienda)
  if (!azienda || !intera || !bando || !isSeguita(azienda) || !isPubblicato(bando)) return null
  return incrocia({ azienda, bando, intera })
}

/** A match as the address names it. */
export const pairOf = ({ azienda, bando }: Incrocio): string => `${azienda._id}.${bando._id}`

interface Compared {
  coppie: readonly string[]
  has: (incrocio: Incrocio) => boolean
  /** Takes it in or out; full, it takes no more in. */
  toggle: (incrocio: Incrocio) => void
  clear: () => void
  /** The page of this screen that shows it: the comparison of the chosen ones, or the sheet of one match. */
  hrefOf: (foglio: 'confronta' | 'scheda', coppie: readonly string[]) => string
}

/** Matches chosen to be compared, kept in the address of the list. */
export function useCompared(): Compared {
  const [params, change] = useUrlParams()
  const coppie = comparedOf(params)
  const keep = (next: (now: readonly string[]) => readonly string[]) =>
    change((now) => withCompared(now, next(comparedOf(now))), { replace: true })
  return {
    coppie,
    has: (incrocio) => coppie.includes(pairOf(incrocio)),
    toggle: (incrocio) => {
      const coppia = pairOf(incrocio)
      keep((now) => {
        const others = now.filter((one) => one !== coppia)
        return others.length < now.length ? others : [...others, coppia].slice(0, MAX_COMPARED)
      })
    },
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

/** How many matches are chosen to be compared, and the way to compare them. Nothing while none is. */
export function ComparedBar() {
  const { coppie, clear, hrefOf } = useCompared()
  if (coppie.length === 0) return null
  return (
    <Stack
      aria-label={sheetTexts.confronto}
      className="no-print"
      direction="row"
      role="group"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, py: 1 }}
    >
      <span role="status">{sheetTexts.scelti(coppie.length)}</span>
      {coppie.length > 1 && (
        <LinkButton to={hrefOf('confronta', coppie)} variant="contained">
          {sheetTexts.confronta}
        </LinkButton>
      )}
      <Button onClick={clear}>{sheetTexts.svuota}</Button>
    </Stack>
  )
}
