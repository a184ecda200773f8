import { useRecord } from '@bandiera/live'
import type { PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'
import { useMatch } from 'react-router-dom'
import { hrefIncroci } from '../paths.ts'
import { moduleTexts } from '../texts.ts'

/** On the page of a company, the command palette offers the matches of this company. */
export function Component({ report }: PaletteProps) {
  const id = useMatch('/azienda/:aId')?.params.aId ?? ''
  const nome = useRecord('aziende', id)?.ragioneSociale
  useEffect(() => {
    const label = nome && moduleTexts.bandiPer(nome)
    report(label ? [{ id, label, keywords: moduleTexts.incroci, icon: 'incrocio', to: hrefIncroci(id) }] : [])
  }, [id, nome, report])
  return null
}
