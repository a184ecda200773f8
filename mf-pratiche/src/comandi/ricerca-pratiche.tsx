import { aziendaIdOfPratica, createFinder, type Pratica } from '@bandiera/domain'
import { useLive, useCollection } from '@bandiera/live'
import type { PaletteEntry, PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'

/** Case files in the command palette: by title; the company stands beside it. */
export function Component({ text, report }: PaletteProps) {
  const pratiche = useCollection('pratiche')
  const { get } = useLive()
  useEffect(() => {
    const entryOf = ({ _id, titolo, stato }: Pratica): PaletteEntry => {
      const azienda = get('aziende', aziendaIdOfPratica(_id))
      const detail = [azienda?.ragioneSociale, stato.replaceAll('_', ' ')].filter(Boolean).join(' · ')
      return { id: _id, label: titolo, detail, icon: 'cartella', to: `/pratica/${_id}` }
    }
    return find(pratiche, text, (found) => report(found.map(entryOf)))
  }, [pratiche, text, report, get])
  return null
}

const find = createFinder<Pratica>(({ titolo }) => [titolo])
