import { atecoSectionOf } from '../ateco/titles.ts'
import { atecoVersionOn, type AtecoVersion } from '../ateco/ateco.ts'
import type { BandoData } from './bando.ts'
import type { CodiceAteco } from '../ateco/code.ts'
import type { Criterio, CriterioOfKind } from '../criterio/criterio.ts'

const NONE: readonly Criterio[] = []

const prepared = new WeakMap<readonly Criterio[], { day: string | undefined; made: readonly Criterio[] }>()

/** The criteria of a grant for the matching, prepared once: evaluator, engine, server and pages all get them from here. */
export const criteriOfBando = ({ criteri, dataApertura }: Pick<BandoData, 'criteri' | 'dataApertura'>) =>
  datedCriteri(criteri ?? NONE, dataApertura)

/** ATECO codes get the version of a day (domain rule 2.1): 2007 before 1 April 2025 (ISTAT), else the only one in which all codes exist. */
export function datedCriteri(criteri: readonly Criterio[], day: string | undefined): readonly Criterio[] {
  const known = prepared.get(criteri)
  if (known && known.day === day) return known.made
  const made = criteri.some(isOpen) ? criteri.map((each) => (isOpen(each) ? dated(each, day) : each)) : criteri
  const kept = made.every((each, i) => each === criteri[i]) ? criteri : made
  prepared.set(criteri, { day, made: kept })
  return kept
}

type Ateco = CriterioOfKind<'ateco'>

const codesOf = ({ ammessi = [], esclusi = [] }: Ateco): CodiceAteco[] => [...ammessi, ...esclusi]

const isOpen = (criterio: Criterio): criterio is Ateco =>
  criterio.tipo === 'ateco' && codesOf(criterio).some(({ versione }) => versione === undefined)

function dated(criterio: Ateco, day: string | undefined): Ateco {
  const open = codesOf(criterio).filter(({ versione }) => versione === undefined)
  const versione = (day && atecoVersionOn(day)) || onlyVersionOf(open)
  if (!versione) return criterio
  const sign = (codes: CodiceAteco[]) => codes.map((code) => ({ ...code, versione: code.versione ?? versione }))
  const { ammessi, esclusi } = criterio
  return { ...criterio, ...(ammessi && { ammessi: sign(ammessi) }), ...(esclusi && { esclusi: sign(esclusi) }) }
}

/** The version that has the divisioni of all codes, when the other one lacks some of them. */
function onlyVersionOf(codes: readonly CodiceAteco[]): AtecoVersion | null {
  const existIn = (versione: AtecoVersion) =>
    codes.every(({ codice }) => atecoSectionOf(codice, versione) !== undefined)
  const [in2007, in2025] = [existIn('2007'), existIn('2025')]
  if (in2007 === in2025) return null
  return in2007 ? '2007' : '2025'
}
