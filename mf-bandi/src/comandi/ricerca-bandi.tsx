import { createFinder, formatDate, type Bando } from '@bandiera/domain'
import { useCollection } from '@bandiera/live'
import { usePortal, type PaletteEntry, type PaletteProps } from '@bandiera/platform'
import { useEffect, useMemo } from 'react'
import { BANDI, hrefBando } from '../paths.ts'
import { isReadable } from '../readable.ts'
import { testi } from '../testi.ts'

/** Grants in the command palette: by title and authority; drafts only for who writes them. */
export function Component({ text, report }: PaletteProps) {
  const { role } = usePortal()
  const all = useCollection('bandi')
  const bandi = useMemo(() => all.filter((bando) => isReadable(bando, role)), [all, role])
  useEffect(
    () => find(bandi, text, (found) => report(found.map(entryOf), `${BANDI}?q=${encodeURIComponent(text)}`)),
    [bandi, text, report],
  )
  return null
}

const find = createFinder<Bando>(({ data }) => [data.titolo, data.sottotitolo, data.ente])

const entryOf = ({ _id, data }: Bando): PaletteEntry => ({
  id: _id,
  label: data.titolo,
  detail: [data.ente, data.dataChiusura && testi.scade(formatDate(data.dataChiusura))].filter(Boolean).join(' · '),
  icon: 'documento',
  to: hrefBando(_id),
})
