import { createFinder, firstRole, roleLabels, searchedTexts, usrFields, type Usr } from '@bandiera/domain'
import { useFinder } from '@bandiera/live'
import type { PaletteEntry, PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'

/** People in the command palette: those whose page the role may open. */
export function Component({ text, report }: PaletteProps) {
  const search = useFinder('usr', find)
  useEffect(() => search(text, (found) => report(found.map(entryOf))), [search, text, report])
  return null
}

const find = createFinder<Usr>(searchedTexts(usrFields))

function entryOf({ _id, name, email, role }: Usr): PaletteEntry {
  const first = firstRole(role)
  const detail = [first && roleLabels[first], email].filter(Boolean).join(' · ')
  return { id: _id, label: name || email, detail, icon: 'persona', to: `/utenti/${_id}` }
}
