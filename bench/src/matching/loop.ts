import type { Bando, Criterio } from '@bandiera/domain'
import { lastDayFor, type Flat } from './flat.ts'

/** 0 no, 1 not known, 2 yes. */
type Test = (flat: Flat) => number

/** The straightforward way: each criterion a function over typed records with sets, a grant stops at its first no. */
export const compileLoop = (bandi: readonly Bando[]): Test[] =>
  bandi.map((bando) => {
    const tests = bando.data.criteri!.map(testOf)
    return (flat) => {
      let value = 2
      for (const test of tests) {
        const own = test(flat)
        if (own === 0) return 0
        if (own < value) value = own
      }
      return value
    }
  })

const bool = (holds: boolean): number => (holds ? 2 : 0)

function testOf(criterio: Criterio): Test {
  switch (criterio.tipo) {
    case 'territorio': {
      const field = criterio.regioni ? 'regione' : 'provincia'
      const wanted = new Set(criterio.regioni ?? criterio.province)
      return ({ [field]: own }) => (own === undefined ? 1 : bool(wanted.has(own)))
    }
    case 'ateco':
      return atecoTest((criterio.ammessi ?? []).map(digits), (criterio.esclusi ?? []).map(digits))
    case 'dimensione': {
      const wanted = new Set<string>(criterio.ammesse)
      return ({ classi }) => {
        let found = 0
        for (const classe of classi) if (wanted.has(classe)) found += 1
        return found === 0 ? 0 : found === classi.length ? 2 : 1
      }
    }
    case 'formaGiuridica': {
      const wanted = new Set(criterio.ammesse)
      return ({ forma }) => (forma === undefined ? 1 : bool(wanted.has(forma)))
    }
    case 'eta': {
      const [last, first] = [criterio.mesiMin, criterio.mesiMax].map((n) => (n === undefined ? n : lastDayFor(n)))
      return ({ nata }) => (nata === undefined ? 1 : bool((!last || nata <= last) && (!first || nata >= first)))
    }
    case 'qualifica':
      return anyFlag(criterio.unaDi as ('femminile' | 'giovanile' | 'startupInnovativa')[])
    case 'deMinimis':
      return ({ residuo, aiutiNoti }) => (residuo < criterio.importo! ? 0 : aiutiNoti ? 2 : 1)
    case 'obiettivo': {
      const wanted = new Set(criterio.ammessi)
      return ({ obiettivi }) => (obiettivi === undefined ? 1 : bool(obiettivi.some((one) => wanted.has(one))))
    }
    case 'fatturato':
    case 'dipendenti': {
      const { min = -Infinity, max = Infinity } = criterio
      const field = criterio.tipo === 'fatturato' ? 'ricavi' : 'ula'
      return ({ [field]: own }) => (own === undefined ? 1 : bool(own >= min && own <= max))
    }
    default:
      throw new Error(`not generated: ${criterio.tipo}`)
  }
}

const digits = ({ codice }: { codice: string }): string => {
  let code = codice
  while (code.length > 2 && code.endsWith('0')) code = code.slice(0, -1)
  return code
}

function atecoTest(included: readonly string[], excluded: readonly string[]): Test {
  const under = (code: string, list: readonly string[]): boolean => {
    for (const prefix of list) if (code.startsWith(prefix)) return true
    return false
  }
  return ({ ateco }) => {
    if (!ateco) return 1
    for (const code of ateco) if ((included.length === 0 || under(code, included)) && !under(code, excluded)) return 2
    return 0
  }
}

function anyFlag(flags: readonly ('femminile' | 'giovanile' | 'startupInnovativa')[]): Test {
  return (flat) => {
    let value = 0
    for (const flag of flags) {
      if (flat[flag] === true) return 2
      if (flat[flag] === undefined) value = 1
    }
    return value
  }
}
