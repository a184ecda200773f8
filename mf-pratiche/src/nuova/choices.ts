import { lastDay, tempoBando, type Azienda, type Bando } from '@bandiera/domain'
import type { ChoiceOptions } from '@bandiera/live'

export interface Choice {
  value: string
  label: string
}

export const choiceOf = (azienda: Azienda): Choice => ({ value: azienda._id, label: azienda.ragioneSociale })

/** Companies that a case file may be opened for. */
export const AZIENDE = {
  of: (aziende: readonly Azienda[]): Choice[] =>
    aziende
      .filter(({ archiviata }) => !archiviata)
      .map(choiceOf)
      .sort((a, b) => a.label.localeCompare(b.label, 'it')),
  f: ['calc.archivio:=:no'],
}

/** Published grants that the company's gestore has: those one can still apply for first, then the closed ones. */
export function bandiPer(gestoreId: string | undefined, oggi: string): ChoiceOptions<Bando, Choice> {
  const rank = ({ data }: Bando) => (tempoBando(data, { oggi }).stato === 'chiuso' ? 1 : 0)
  return {
    of: (bandi) =>
      bandi
        .filter(({ data }) => data.redazione === 'pubblicato' && (!gestoreId || data.gestori.includes(gestoreId)))
        .sort((a, b) => rank(a) - rank(b) || (lastDay(a.data) ?? '9').localeCompare(lastDay(b.data) ?? '9'))
        .map(({ _id, data }) => ({ value: _id, label: data.titolo })),
    f: ['data.redazione:=:pubblicato', ...(gestoreId ? [`data.gestori:=:${gestoreId}`] : [])],
  }
}
