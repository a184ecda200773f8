import type { Azienda } from '@bandiera/domain'
import type { Option } from '@bandiera/ui/form'

/** Companies to choose from, by name; the number tells two with the same name apart, and finds them. */
export const AZIENDE = {
  of: (aziende: readonly Azienda[]): Option[] =>
    aziende
      .filter(({ archiviata }) => !archiviata)
      .map(aziendaOption)
      .sort((a, b) => a.label.localeCompare(b.label, 'it')),
  f: ['calc.archivio:=:no'],
}

export function aziendaOption({ _id, ragioneSociale, partitaIva }: Azienda): Option {
  return { value: _id, label: [ragioneSociale, partitaIva].filter(Boolean).join(' · ') }
}
