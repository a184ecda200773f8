import type { Dati } from '../parts/registry.ts'

const nomi = (names: readonly string[]): string => names.join(', ')

/** What a release declares to use: `Legge usr, docs; scrive aziende.` */
export function dichiaratiText(dati: Dati | null): string {
  if (dati === null) return 'Non dichiara quali: le raggiunge tutte.'
  return frase('Legge', 'scrive', dati) ?? 'Dichiara di non usarne.'
}

/** What it has used: `Ha letto usr; ha scritto aziende.` */
export const usatiText = (dati: Dati): string => frase('Ha letto', 'ha scritto', dati) ?? 'Non ne ha usate.'

function frase(legge: string, scrive: string, dati: Dati): string | null {
  const parts = [
    ...(dati.legge.length > 0 ? [`${legge} ${nomi(dati.legge)}`] : []),
    ...(dati.scrive.length > 0 ? [`${scrive} ${nomi(dati.scrive)}`] : []),
  ]
  const text = parts.join('; ')
  return text ? `${text[0]!.toUpperCase()}${text.slice(1)}.` : null
}
