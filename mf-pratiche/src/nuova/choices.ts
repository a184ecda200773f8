import { lastDay, tempoBando, type Azienda, type Bando } from '@bandiera/domain'

export interface Choice {
  value: string
  label: string
}

/** Companies that a case file may be opened for. */
export const aziendeChoices = (aziende: readonly Azienda[]): Choice[] =>
  aziende
    .filter(({ archiviata }) => !archiviata)
    .map(({ _id, ragioneSociale }) => ({ value: _id, label: ragioneSociale }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it'))

/** Published grants that the company's gestore has: those one can still apply for first, then the closed ones. */
export function bandiChoices(bandi: readonly Bando[], azienda: Azienda | undefined, oggi: string): Choice[] {
  const readable = bandi.filter(
    ({ data }) => data.redazione === 'pubblicato' && (!azienda || data.gestori.includes(azienda.gestoreId)),
  )
  const rank = ({ data }: Bando) => (tempoBando(data, { oggi }).stato === 'chiuso' ? 1 : 0)
  return [...readable]
    .sort((a, b) => rank(a) - rank(b) || (lastDay(a.data) ?? '9').localeCompare(lastDay(b.data) ?? '9'))
    .map(({ _id, data }) => ({ value: _id, label: data.titolo }))
}
