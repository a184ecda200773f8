import { tipoCriterioLabels, type TipoCriterio } from '@bandiera/domain'
import type { EsitoCriterio, Incrocio } from '@bandiera/matching'

/** A kind of criterion with what each match says of it; nothing where it is not asked for. */
export interface RigaCriterio {
  tipo: TipoCriterio
  label: string
  celle: readonly (readonly EsitoCriterio[])[]
}

/** The criteria of several matches aligned by kind: kinds that more of them ask for first, then as they come. */
export function righeCriteri(incroci: readonly Incrocio[]): RigaCriterio[] {
  const tipi = new Set(incroci.flatMap(({ valutazione }) => valutazione.criteri.map(({ tipo }) => tipo)))
  const righe = [...tipi].map((tipo) => ({
    tipo,
    label: tipoCriterioLabels[tipo],
    celle: incroci.map(({ valutazione }) => valutazione.criteri.filter((one) => one.tipo === tipo)),
  }))
  const asked = ({ celle }: RigaCriterio) => celle.filter((one) => one.length > 0).length
  return righe.sort((a, b) => asked(b) - asked(a))
}
