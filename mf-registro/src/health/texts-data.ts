import type { DataUse } from '../parts/registry.ts'

const names = (names: readonly string[]): string => names.join(', ')

/** What a release declares to use: `Legge usr, docs; scrive aziende.` */
export function declaredText(dati: DataUse | null): string {
  if (dati === null) return 'Non dichiara quali: le raggiunge tutte.'
  return sentence('Legge', 'scrive', dati) ?? 'Dichiara di non usarne.'
}

/** What it has used: `Ha letto usr; ha scritto aziende.` */
export const usedText = (dati: DataUse): string => sentence('Ha letto', 'ha scritto', dati) ?? 'Non ne ha usate.'

function sentence(legge: string, scrive: string, dati: DataUse): string | null {
  const parts = [
    ...(dati.legge.length > 0 ? [`${legge} ${names(dati.legge)}`] : []),
    ...(dati.scrive.length > 0 ? [`${scrive} ${names(dati.scrive)}`] : []),
  ]
  const text = parts.join('; ')
  return text ? `${text[0]!.toUpperCase()}${text.slice(1)}.` : null
}
