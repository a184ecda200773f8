import type { Azienda } from '@bandiera/domain'
import type { Option } from '@bandiera/ui/form'

/** Companies to choose from, by name; the number tells two with the same name apart, and finds them. */
export const aziendaOptions = (aziende: readonly Azienda[]): Option[] =>
  aziende
    .filter(({ archiviata }) => !archiviata)
    .map(({ _id, ragioneSociale, partitaIva }) => ({
      value: _id,
      label: [ragioneSociale, partitaIva].filter(Boolean).join(' · '),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it'))
