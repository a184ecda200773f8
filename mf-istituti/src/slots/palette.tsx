import { createFinder, istitutoFields, searchedTexts, type Istituto } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import type { PaletteEntry, PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'

/** Credit institutes in the command palette: by name and by the names of their products. */
export function Component({ text, report }: PaletteProps) {
  const istituti = useRecords({ coll: 'istituti', rows: 'all' }).records
  useEffect(() => find(istituti, text, (found) => report(found.map(entryOf))), [istituti, text, report])
  return null
}

const find = createFinder<Istituto>(searchedTexts(istitutoFields))

const entryOf = ({ _id, nome }: Istituto): PaletteEntry => ({
  id: _id,
  label: nome,
  icon: 'banca',
  to: `/istitutiCredito/${_id}`,
})
