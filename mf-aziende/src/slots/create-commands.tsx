import { checkPartitaIva, typedName } from '@bandiera/domain'
import type { PaletteProps } from '@bandiera/platform'
import { useEffect } from 'react'
import { hrefNewAzienda } from '../paths.ts'
import { texts } from '../texts.ts'

/** A new company with the typed name or partita IVA already in the form. */
export function Component({ text, report }: PaletteProps) {
  useEffect(() => {
    const name = typedName(text)
    const number = checkPartitaIva(name)
    const known = number.ok ? { piva: number.valore } : { nome: name }
    const label = number.ok ? texts.createWithNumber(number.valore) : texts.createCalled(name)
    report(name === '' ? [] : [{ id: 'crea', label, icon: 'azienda', to: hrefNewAzienda(known), makes: true }])
  }, [text, report])
  return null
}
