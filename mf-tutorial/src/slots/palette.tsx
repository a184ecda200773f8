import { createFinder, type Video } from '@bandiera/domain'
import { usePortal, type PaletteEntry, type PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'

export function Component({ text, report }: PaletteProps) {
  const { settings } = usePortal()
  const video = settings?.video ?? NONE
  useEffect(() => find(video, text, (found) => report(found.map(entryOf))), [video, text, report])
  return null
}

const NONE: readonly Video[] = []
const find = createFinder<Video>(({ titolo, descrizione, gruppo }) => [titolo, descrizione, gruppo])

const entryOf = ({ id, titolo, gruppo }: Video): PaletteEntry => {
  return { id, label: titolo, ...(gruppo && { detail: gruppo }), icon: 'video', to: `/tutorial?video=${id}` }
}
