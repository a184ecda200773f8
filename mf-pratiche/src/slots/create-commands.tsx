import { type Azienda, aziendaFields, createFinder, searchedTexts, typedName } from '@bandiera/domain'
import { useFinder } from '@bandiera/live'
import type { PaletteEntry, PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'
import { hrefNewPratica } from '../paths.ts'
import { paletteTexts } from './texts.ts'

/** A new case file from what was typed: of the companies found, else one with the text as its title. */
export function Component({ text, report }: PaletteProps) {
  const search = useFinder('aziende', find)
  const name = typedName(text)
  useEffect(() => {
    if (name === '') return void report([])
    return search(name, (found) => {
      const active = found.filter(({ archiviata }) => !archiviata).slice(0, AT_MOST)
      report(active.length > 0 ? active.map(forCompany) : [called(name)])
    })
  }, [search, name, report])
  return null
}

const AT_MOST = 2
const find = createFinder<Azienda>(searchedTexts(aziendaFields))

const forCompany = ({ _id, ragioneSociale }: Azienda): PaletteEntry => ({
  id: _id,
  label: paletteTexts.createFor(ragioneSociale),
  icon: 'cartella',
  to: hrefNewPratica({ azienda: _id }),
  makes: true,
})

const called = (titolo: string): PaletteEntry => ({
  id: 'titolo',
  label: paletteTexts.create(titolo),
  icon: 'cartella',
  to: hrefNewPratica({ titolo }),
  makes: true,
})
