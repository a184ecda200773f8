import { type Bando, bandoTiming, lastDay } from '@bandiera/domain'
import type { ChoiceOptions } from '@bandiera/live'
import type { Option } from '@bandiera/ui/form'

/** Published grants that all of these gestori have, open ones first: what closes next, then what closed. */
export function bandoChoices(gestori: readonly string[], oggi: string): ChoiceOptions<Bando, Option> {
  const rank = (bando: Bando) => (isOpenBando(bando, oggi) ? 0 : 1)
  return {
    of: (bandi) =>
      bandi
        .filter(({ data }) => data.redazione === 'pubblicato' && gestori.every((id) => data.gestori.includes(id)))
        .sort((a, b) => rank(a) - rank(b) || (lastDay(a.data) ?? '9').localeCompare(lastDay(b.data) ?? '9'))
        .map(({ _id, data }) => ({ value: _id, label: data.titolo })),
    f: ['data.redazione:=:pubblicato', ...gestori.map((id) => `data.gestori:=:${id}`)],
  }
}

/** Those of them that one can still apply to. */
export function openBandoChoices(gestori: readonly string[], oggi: string): ChoiceOptions<Bando, Option> {
  const { of, ...choices } = bandoChoices(gestori, oggi)
  return { ...choices, of: (bandi) => of(bandi.filter((bando) => isOpenBando(bando, oggi))) }
}

const isOpenBando = ({ data }: Bando, oggi: string): boolean => bandoTiming(data, { oggi }).stato !== 'chiuso'
