import {
  compactCode,
  type FoundOfCompany,
  foldText,
  hasWords,
  isOpenPratica,
  labelOf,
  type Pratica,
  praticaStateLabels,
  searchWords,
} from '@bandiera/domain'
import type { PaletteEntry, PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'
import { hrefAzienda, hrefPratica, PRATICHE } from '../paths.ts'
import { paletteTexts } from './texts.ts'
import { useFindOfCompany } from './use-find-of-company.ts'

/** Case files in the command palette: by title, protocol, COR and CUP, and by the name and numbers of their company; open ones first. */
export function Component({ text, report }: PaletteProps) {
  const search = useFindOfCompany('pratiche')
  useEffect(
    () =>
      search(text, (found) => {
        const entries = found.toSorted((a, b) => rankOf(b, text) - rankOf(a, text)).map((one) => entryOf(one, text))
        report(entries, allOf(found, text))
      }),
    [search, text, report],
  )
  return null
}

const rankOf = ({ record }: FoundOfCompany<'pratiche'>, text: string): number =>
  (codeIn(record, text) ? 2 : 0) + (isOpenPratica(record.stato) ? 1 : 0)

function entryOf({ record, azienda }: FoundOfCompany<'pratiche'>, text: string): PaletteEntry {
  const { _id, titolo, stato } = record
  const state = labelOf(praticaStateLabels, stato).toLowerCase()
  const detail = [codeIn(record, text), azienda?.ragioneSociale, state].filter(Boolean).join(' · ')
  return { id: _id, label: titolo, detail, icon: 'cartella', to: hrefPratica(_id) }
}

/** The page with all of them: that of their company, or the list, which searches the titles. */
function allOf(found: readonly FoundOfCompany<'pratiche'>[], text: string): string | undefined {
  const [first] = found
  const words = searchWords(text)
  if (first?.azienda && found.every(({ azienda }) => azienda?._id === first.azienda?._id))
    return `${hrefAzienda(first.azienda._id)}?tab=diAzienda`
  const isByTitle = found.every(({ record }) => hasWords(foldText(record.titolo), words))
  return isByTitle ? `${PRATICHE}?${new URLSearchParams({ q: text, f: 'situazione:in:' })}` : undefined
}

/** Shorter ones are in too many codes. */
const CODE_MIN = 3

/** The code by which the text finds a case file, with its name: `COR 1234567`. */
function codeIn({ cor, cup, protocollo, titolo }: Pratica, text: string): string | undefined {
  const asked = joined(compactCode(text) ?? text)
  if (asked.length < CODE_MIN || joined(titolo).includes(asked)) return undefined
  const codes = [
    [paletteTexts.cor, cor],
    [paletteTexts.cup, cup],
    [paletteTexts.protocollo, protocollo],
  ] as const
  const hit = codes.find(([, code]) => code && joined(code).includes(asked))
  return hit && `${hit[0]} ${hit[1]}`
}

const joined = (text: string): string => foldText(text).replaceAll(' ', '')
