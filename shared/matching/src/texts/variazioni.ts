import { comuniNelTempo, formatDate, placeName, provinciaByCode, variazioneOf } from '@bandiera/domain'

type Quando = Parameters<typeof variazioneOf>[1]

/** `dal 01/01/2014 parte di Valsamoggia`: what became of a comune by a day; empty for one that is still there. */
export function variazioniText(codice: string, quando: Quando, nomi: Readonly<Record<string, string>> = {}): string {
  const nameOf = (code: string): string => nomi[code] ?? placeName(code)
  const steps = comuniNelTempo(codice, quando).flatMap((one) => {
    const change = variazioneOf(one, quando)
    if (!change) return []
    const codes = [change.in].flat()
    if (change.incerto) return `soppresso dal ${formatDate(change.dal)}${mayBe(codes.map(nameOf))}`
    return `dal ${formatDate(change.dal)} ${change.stesso ? movedTo(codes[0]!) : partOf(codes, codes.map(nameOf))}`
  })
  return steps.join(', ')
}

function movedTo(codice: string): string {
  const provincia = provinciaByCode(codice.slice(0, 3))
  return provincia ? `in provincia di ${provincia.nome}` : `con codice ${codice}`
}

const mayBe = (names: readonly string[]): string => (names.length > 0 ? `, forse parte di ${names.join(' o ')}` : '')

function partOf([codice, ...more]: readonly string[], [nome, ...others]: readonly string[]): string {
  if (more.length > 0) return `diviso tra ${[nome, ...others].join(', ')}`
  return nome === codice ? `parte del comune ${codice}` : `parte di ${nome}`
}
