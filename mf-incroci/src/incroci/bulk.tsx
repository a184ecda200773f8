import { isOpenPratica, createPratica, type LoggedOperation } from '@bandiera/domain'
import { useAsk, useWrites } from '@bandiera/live'
import type { Incrocio } from '@bandiera/matching'
import { usePortal, useUndo } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { Box, type Theme, useMediaQuery, useToday } from '@bandiera/ui'
import { type BulkAction, RowCheck, useSelection } from '@bandiera/ui/list'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { NotUpdated } from '../parts/not-updated.tsx'
import { sheetTexts, stripTexts, texts } from './texts.ts'
import { MAX_COMPARED, pairOf, useCompared } from './parts/compared.tsx'
import { praticaOf, praticheByMatch, type PraticheByMatch, usePratiche } from './parts/pratiche.tsx'
import type { Visible } from './parts/use-visible.ts'

/** A match with its name in a list: its company. */
export type SelectedMatch = ReturnType<typeof selectedOf>

/** Opens a case file for each selected company that has none for this grant; a notice names those that failed. */
function useCreatePratiche(): readonly BulkAction<SelectedMatch>[] {
  const { create } = useWrites()
  const done = useUndo()
  const ask = useAsk()
  const { usr, settings, notify } = usePortal()
  const oggi = useToday()
  const note = usePratiche()
  return useMemo(() => {
    if (!usr || settings?.moduli?.['pratiche'] === false) return []
    const run = async (chosen: readonly SelectedMatch[]) => {
      // the list knows the newest case files only: a thousand companies may have more
      const bandoId = chosen[0]!.incrocio.bando._id
      const now = praticheByMatch(await ask.all('pratiche', { f: [`bandoId:=:${bandoId}`] }))
      const free = chosen.filter(isFree(now))
      const failed: string[] = []
      const operations: (LoggedOperation | null)[] = []
      for (const { incrocio } of free) {
        const { azienda, bando, valutazione, stima } = incrocio
        const pratica = createPratica({ azienda, bando, usr, oggi, incrocio: valutazione, stima })
        await create('pratiche', pratica).then(
          (operation) => operations.push(operation),
          (error: unknown) =>
            failed.push(`${azienda.ragioneSociale}: ${error instanceof Error ? error.message : String(error)}`),
        )
      }
      const made = operations.length
      const text = texts.pratica.create(made, chosen.length - free.length)
      // who may not delete a case file cannot take it back
      if (made > 0 && mayWrite(usr, 'pratiche', 'delete')) done(text, operations)
      else if (made > 0) notify({ text, kind: 'success' })
      if (failed.length > 0) throw new Error(texts.pratica.nonCreate(failed.join(' ')))
    }
    const refusal = (chosen: readonly SelectedMatch[]) => {
      if (chosen.some(({ incrocio }) => incrocio.valutazione.stato === 'chiuso')) return texts.pratica.bandoClosed
      if (chosen.length > MOST_SELECTED) return texts.pratica.tooMany(MOST_SELECTED)
      return chosen.some(isFree(note)) ? null : texts.pratica.allHave
    }
    return [{ id: 'crea', label: texts.pratica.createAll, run, refusal }]
  }, [create, done, ask, usr, settings, notify, oggi, note])
}

/** Puts the selected companies side by side. */
function useCompareSelected(): BulkAction<SelectedMatch> {
  const { hrefOf } = useCompared()
  const navigate = useNavigate()
  return {
    id: 'confronta',
    label: stripTexts.compareThis,
    run: (chosen) =>
      void navigate(
        hrefOf(
          'confronta',
          chosen.map(({ incrocio }) => pairOf(incrocio)),
        ),
      ),
    refusal: ({ length }) =>
      length < 2 ? sheetTexts.tooFew : length > MAX_COMPARED ? sheetTexts.tooMany(MAX_COMPARED) : null,
  }
}

const isFree =
  (note: PraticheByMatch) =>
  ({ incrocio }: SelectedMatch): boolean => {
    const known = praticaOf(note, incrocio)
    return !known || !isOpenPratica(known.stato)
  }

/** Companies that get a case file in one action: a few seconds of writing, and a list that a person can still look through. */
const MOST_SELECTED = 1000

/** The selection, by company: a row whose verdict changes, or that has left the list, stays selected. */
export function useBulkSelection({ ranked, rows, total, question, all }: Visible) {
  // the first rows of a list, as they were when they were all selected
  const [prese, setPrese] = useState<{ question: Visible['question']; scelti: readonly SelectedMatch[] } | null>(null)
  const [asking, setAsking] = useState<{ busy: boolean; error: string | null }>(IDLE)
  const known = useMemo(() => together(ranked.map(selectedOf), prese?.scelti ?? []), [ranked, prese])
  const shown = useMemo(() => rows.map(selectedOf), [rows])
  const selection = useSelection(known, shown)
  const count = Math.min(total, MOST_SELECTED)
  const first = prese?.question === question && prese.scelti.length === count ? prese.scelti : shown.slice(0, count)
  const isHere = first.length === count
  const checked = isHere && first.every(({ _id }) => selection.has(_id))
  const { set } = selection
  const take = useCallback(async () => {
    setAsking({ busy: true, error: null })
    try {
      const scelti = (await all(count)).map(selectedOf)
      setPrese({ question, scelti })
      set(idsOf(scelti), true)
      setAsking(IDLE)
    } catch (error) {
      setAsking({ busy: false, error: error instanceof Error ? error.message : String(error) })
    }
  }, [all, count, question, set])
  const toggle = () => (isHere ? set(idsOf(first), !checked) : void take())
  const partly = !checked && selection.records.length > 0
  const allRows = { count, total, checked, partly, ...asking, toggle }
  const create = useCreatePratiche()
  const compare = useCompareSelected()
  return { actions: useMemo(() => [...create, compare], [create, compare]), selection, allRows }
}

const IDLE = { busy: false, error: null }

/** The present rows; for rows that are not loaded, their last known state. */
function together(now: readonly SelectedMatch[], before: readonly SelectedMatch[]): readonly SelectedMatch[] {
  if (before.length === 0) return now
  return [...new Map([...before, ...now].map((one) => [one._id, one])).values()]
}

const idsOf = (scelti: readonly SelectedMatch[]): string[] => scelti.map(({ _id }) => _id)
const selectedOf = (incrocio: Incrocio) => ({ _id: incrocio.azienda._id, incrocio })

/** Selects all rows that pass search and filters, at most the first thousand. */
export function SelectAll({ allRows }: Pick<ReturnType<typeof useBulkSelection>, 'allRows'>) {
  const { count, total, checked, partly, busy, error, toggle } = allRows
  const label = count < total ? texts.selectFirst(count, total) : texts.selectAll(total)
  // over the first heading of the list; cards have no headings, so that it has words there
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <Box
      className="no-print"
      sx={{ position: 'relative', zIndex: 3, pl: { sm: 0.5 }, mb: { sm: '-32px' }, width: 'fit-content' }}
    >
      <RowCheck
        checked={checked}
        label={label}
        onToggle={() => busy || toggle()}
        partly={partly}
        {...((busy || phone) && { text: busy ? texts.chosen(count) : label })}
      />
      <NotUpdated error={error} retry={toggle} />
    </Box>
  )
}
