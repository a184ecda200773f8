import { aziendaFields, createFinder, searchedTexts, type Azienda } from '@bandiera/domain'
import { useFinder } from '@bandiera/live'
import type { PaletteEntry, PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'
import { AZIENDE, hrefAzienda } from '../paths.ts'

export function Component({ text, report }: PaletteProps) {
  const search = useFinder('aziende', find)
  useEffect(
    () => search(text, (found) => report(found.map(entryOf), `${AZIENDE}?q=${encodeURIComponent(text)}`)),
    [search, text, report],
  )
  return null
}

const find = createFinder<Azienda>(searchedTexts(aziendaFields))

const entryOf = ({ _id, ragioneSociale, partitaIva, codiceFiscale, sedi }: Azienda): PaletteEntry => ({
  id: _id,
  label: ragioneSociale,
  detail: [partitaIva ?? codiceFiscale, sedi?.[0]?.comuneNome].filter(Boolean).join(' · '),
  icon: 'azienda',
  to: hrefAzienda(_id),
})
