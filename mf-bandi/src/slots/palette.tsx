import {
  bandoFields,
  createFinder,
  formatDate,
  searchedTexts,
  type Bando,
  type Find,
  type Role,
} from '@bandiera/domain'
import { useFinder } from '@bandiera/live'
import { usePortal, type PaletteEntry, type PaletteProps } from '@bandiera/platform'
import { useCallback, useEffect } from 'react'
import { BANDI, hrefBando } from '../paths.ts'
import { isReadable } from '../parts/readable.ts'
import { texts } from '../texts.ts'

/** Grants in the command palette, found by the fields that their table marks as searched. Only curators find drafts. */
export function Component({ text, report }: PaletteProps) {
  const { role } = usePortal()
  const own: Find<Bando> = useCallback((all, ...asked) => find(readableOf(all, role), ...asked), [role])
  const search = useFinder('bandi', own)
  useEffect(
    () =>
      search(text, (found) => {
        report(readableOf(found, role).map(entryOf), `${BANDI}?q=${encodeURIComponent(text)}`)
      }),
    [search, text, role, report],
  )
  return null
}

const readableOf = (bandi: readonly Bando[], role: Role | null) => bandi.filter((bando) => isReadable(bando, role))

const find = createFinder<Bando>(searchedTexts(bandoFields))

const entryOf = ({ _id, data }: Bando): PaletteEntry => ({
  id: _id,
  label: data.titolo,
  detail: [data.ente, data.dataChiusura && texts.scade(formatDate(data.dataChiusura))].filter(Boolean).join(' · '),
  icon: 'documento',
  to: hrefBando(_id),
})
