import { documentoKindLabel, type FoundOfCompany, type Pratica } from '@bandiera/domain'
import { useRecordsOf } from '@bandiera/live'
import type { PaletteEntry, PaletteProps } from '@bandiera/platform'
import { useEffect, useState } from 'react'
import { hrefAzienda, hrefPratica } from '../paths.ts'
import { useFindOfCompany } from './use-find-of-company.ts'

type Found = FoundOfCompany<'docs'>

/** Documents in the command palette, by name and kind, also together with a word of their company. Each opens the folder that has it. */
export function Component({ text, report }: PaletteProps) {
  const search = useFindOfCompany('docs')
  const [answer, setAnswer] = useState<{ report: PaletteProps['report']; found: readonly Found[] }>()
  useEffect(() => search(text, (found) => setAnswer({ report, found })), [search, text, report])
  const found = answer?.found ?? NONE
  const pratiche = useRecordsOf(
    'pratiche',
    found.slice(0, NAMED).flatMap(({ record }) => record.praticaId ?? []),
  )
  useEffect(() => {
    // with the `report` of its own text: the palette ignores an answer to an earlier one
    answer?.report(answer.found.map((one) => entryOf(one, pratiche)))
  }, [answer, pratiche])
  return null
}

const NONE: readonly Found[] = []
/** So many of them are shown: the case files of the others are not loaded. */
const NAMED = 5

function entryOf({ record, azienda }: Found, pratiche: ReadonlyMap<string, Pratica>): PaletteEntry {
  const { _id, nome, tipo, clienteId, praticaId } = record
  const kind = documentoKindLabel(tipo)
  const folder = [azienda?.ragioneSociale, pratiche.get(praticaId ?? '')?.titolo]
  const page = praticaId ? hrefPratica(praticaId) : hrefAzienda(clienteId)
  return {
    id: _id,
    label: nome,
    detail: [...folder, ...(nome.includes(kind) ? [] : [kind])].filter(Boolean).join(' · '),
    icon: 'documento',
    to: `${page}?${new URLSearchParams({ tab: 'documenti', q: nome })}`,
  }
}
