import {
  aziendaIdOfPratica,
  createFinder,
  labelOf,
  praticaFields,
  searchedTexts,
  praticaStateLabels,
  type Pratica,
} from '@bandiera/domain'
import { useFinder, useLive } from '@bandiera/live'
import type { PaletteEntry, PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'

/** Case files in the command palette, found by the fields that `praticaFields` marks as searched, each with its company. */
export function Component({ text, report }: PaletteProps) {
  const search = useFinder('pratiche', find)
  const { listed } = useLive()
  useEffect(() => {
    const entryOf = ({ _id, titolo, stato }: Pratica): PaletteEntry => {
      const azienda = listed('aziende', aziendaIdOfPratica(_id))
      const detail = [azienda?.ragioneSociale, labelOf(praticaStateLabels, stato).toLowerCase()]
        .filter(Boolean)
        .join(' · ')
      return { id: _id, label: titolo, detail, icon: 'cartella', to: `/pratica/${_id}` }
    }
    return search(text, (found) => report(found.map(entryOf)))
  }, [search, text, report, listed])
  return null
}

const find = createFinder<Pratica>(searchedTexts(praticaFields))
