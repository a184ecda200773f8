import { foldText, type Criterio } from '@bandiera/domain'
import type { AtecoRead } from './ateco-criterion.ts'

const divisions = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'))
const MANIFATTURA = divisions(10, 33)

/** Divisions that each named sector of the catalogue lies in, in ATECO 2007 and 2025 alike; others are named in words only. */
const DIVISIONI: Readonly<Record<string, readonly string[]>> = {
  'agricoltura silvicoltura e pesca': ['01', '02', '03'],
  agricoltura: ['01', '02', '03'],
  alberghiero: ['55'],
  turismo: ['55', '56', '79', '77', '91', '93', '49', '50'],
  ristorazione: ['56'],
  commercio: ['45', '46', '47'],
  costruzioni: ['41', '42', '43'],
  edilizia: ['41', '42', '43'],
  'industria manifatturiera': MANIFATTURA,
  manifatturiero: MANIFATTURA,
  manifattura: MANIFATTURA,
  // sections B to F: industry with construction (ISTAT)
  industria: divisions(5, 43),
  cultura: ['58', '59', '60', '90', '91', '93'],
  ict: ['58', '61', '62', '63', '60'],
  salute: ['86', '87', '88', '21'],
  trasporti: ['49', '50', '51', '52', '53'],
}

/** The divisions of a sector by its name; none for a name that says them in no table. */
export const divisionsOfSector = (name: string): readonly string[] => DIVISIONI[foldText(name)] ?? []

/**
 * The sectors that a record names, as a requirement in words where its codes do not say the same already: a company of another sector
 * is then to be checked, never admitted in silence.
 */
export function readSettori(given: readonly string[], { ammessi }: AtecoRead): Criterio[] {
  const all = [...new Set(given.flatMap((text) => text.trim() || []))]
  // `Tutti i settori` beside named ones says two things: the named ones are to be checked
  const settori = all.filter(
    (name) => !/^tutt|^non (?:applicabile|previst|indicat)|^n\.?\s?[da]\.?$|^[-–]$/i.test(name),
  )
  if (settori.length === 0) return []
  const divisions = settori.map((name) => DIVISIONI[foldText(name)])
  const known = divisions.every((each) => each !== undefined)
  const inside =
    ammessi !== 'tutti' &&
    ammessi.length > 0 &&
    (!known || ammessi.every(({ codice }) => divisions.flat().includes(codice.slice(0, 2))))
  if (inside) return []
  return [{ id: 'settori', tipo: 'libero', testo: `Settore di attività indicato dalla fonte: ${settori.join(', ')}` }]
}
