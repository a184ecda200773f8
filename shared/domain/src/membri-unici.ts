import type { Aiuto, Azienda, MembroGruppo } from './azienda.ts'
import { groupShare } from './group-share.ts'
import { foldText } from './fold.ts'

/** A link through natural persons: it counts for the size (Rec. 2003/361/EC, annex, art. 3.3), not for de minimis alone. */
const PERSONE = 'collegata_persone'

/**
 * Whether a member of the group is one undertaking with the company (Reg. UE 2023/2831, art. 2.2): controlled or
 * controlling, not a partner, and not through natural persons alone.
 */
export const isImpresaUnica = (membro: MembroGruppo): boolean =>
  groupShare(membro) === 1 && membro.relazione !== PERSONE

/** A sole trader is the person: a link through persons is one of its own (Reg. UE 2023/2831, art. 2.2). */
export const isUnicaCon = (membro: MembroGruppo, ...two: (Pick<Azienda, 'formaGiuridica'> | undefined)[]): boolean =>
  isImpresaUnica(membro) ||
  (membro.relazione === PERSONE && two.some((one) => one?.formaGiuridica === 'ditta_individuale'))

/** The members written in a company's record that are one undertaking with it: their aids are summed. */
export const membriUnici = (azienda: Pick<Azienda, 'gruppo' | 'formaGiuridica'>): MembroGruppo[] =>
  (azienda.gruppo ?? []).filter((membro) => isUnicaCon(membro, azienda))

/** The members that may be one undertaking with a company whose legal form is not known. */
export const membriForse = ({
  gruppo = [],
  formaGiuridica,
}: Pick<Azienda, 'gruppo' | 'formaGiuridica'>): MembroGruppo[] =>
  formaGiuridica === undefined ? gruppo.filter(({ relazione }) => relazione === PERSONE) : []

/** Members of several records as one list: a company written twice is there once, with the aids of both lines. */
export function uniteMembri(own: readonly MembroGruppo[], others: readonly MembroGruppo[]): MembroGruppo[] {
  const all = [...own]
  for (const other of others) {
    const name = nameOf(other)
    const at = all.findIndex((one) => name !== undefined && isImpresaUnica(one) && nameOf(one) === name)
    const linked = isImpresaUnica(other) ? other : { ...other, relazione: 'collegata' }
    if (at < 0) all.push(linked)
    else all[at] = { ...all[at]!, aiuti: uniteAiuti(all[at]!.aiuti, other.aiuti) }
  }
  return all
}

/** By what the same company is known in two records; `undefined` when nothing says who it is. */
function nameOf({ aziendaId, cf, denominazione }: MembroGruppo): string | undefined {
  if (aziendaId) return `id ${aziendaId}`
  if (cf) return `cf ${cf}`
  return denominazione && `nome ${foldText(denominazione)}`
}

function uniteAiuti(a: Aiuto[] | undefined, b: Aiuto[] | undefined): Aiuto[] | undefined {
  if (!a || !b) return a ?? b
  const known = new Set(a.map(signOf))
  return [...a, ...b.filter((aiuto) => !known.has(signOf(aiuto)))]
}

const signOf = ({ cor, regime, dataConcessione, esl }: Aiuto): string =>
  cor ? `cor ${cor}` : `${regime} ${dataConcessione} ${esl}`
