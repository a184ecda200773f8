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

/** Whether two are one undertaking; `forse` where what is known of them does not tell. */
export type Unica = 'si' | 'no' | 'forse'

/**
 * The same of a link that also may lead through natural persons. Art. 2.2 speaks of enterprises: a sole trader is the person and an enterprise, so the link
 * is one of its own; two companies are not linked by a person alone. `forse`: a form that is not known, a member that stands under a person's number, and
 * freelancers: what the text says of those was not read.
 */
export function unicaCon(
  membro: MembroGruppo,
  azienda: Pick<Azienda, 'formaGiuridica'>,
  other?: Pick<Azienda, 'formaGiuridica'>,
): Unica {
  if (isImpresaUnica(membro)) return 'si'
  if (membro.relazione !== PERSONE) return 'no'
  const two = [kindOf(azienda), other ? kindOf(other) : kindOfMember(membro)]
  return two.includes('si') ? 'si' : two.includes('forse') ? 'forse' : 'no'
}

/** Whether it is a person that is an enterprise. */
function kindOf({ formaGiuridica }: Pick<Azienda, 'formaGiuridica'>): Unica {
  if (formaGiuridica === 'ditta_individuale') return 'si'
  return formaGiuridica === undefined || NON_SI_SA.has(formaGiuridica) ? 'forse' : 'no'
}
const NON_SI_SA: ReadonlySet<string> = new Set(['libero_professionista', 'da_costituire', 'altro'])

/** Of a member without a record: a company has its form in its name, or a company's number. */
const kindOfMember = ({ denominazione = '', cf = '' }: MembroGruppo): Unica =>
  /^\d{11}$/.test(cf) || FORMA.test(foldText(denominazione)) ? 'no' : 'forse'
const FORMA =
  /\b(?:s ?r ?l ?s?|s ?p ?a|s ?n ?c|s ?a ?s|s ?a ?p ?a|s ?s|s ?c ?(?:p|r|a)?|s ?t ?p|soc|societa|coop|cooperativa|consorzio|fondazione|associazione|gmbh|a ?g|s ?a ?r ?l|s ?a|b ?v|n ?v|ltd|limited|llc|inc|plc|s ?l|s ?r ?o|d ?o ?o|kft|oy|ab|sp z o ?o)$|\b(?:s ?r ?l|s ?p ?a|s ?n ?c|s ?a ?s|societa|cooperativa|consorzio|fondazione|gmbh)\b/

/** A company with its single undertaking, and the members of which it is not known whether they are part of it. */
export type ConGruppo = Azienda & { forse?: readonly MembroGruppo[] | undefined }
type Gruppo = Pick<ConGruppo, 'gruppo' | 'formaGiuridica' | 'forse'>

/** The members written in a company's record that are one undertaking with it: their aids are summed. */
export const membriUnici = (azienda: Gruppo): MembroGruppo[] =>
  (azienda.gruppo ?? []).filter((membro) => unicaCon(membro, azienda) === 'si')

/** The members that may be one undertaking with it: their aids are `da verificare`. */
export const membriForse = (azienda: Gruppo): readonly MembroGruppo[] =>
  azienda.forse ?? (azienda.gruppo ?? []).filter((membro) => unicaCon(membro, azienda) === 'forse')

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

/** Those that are in no other list, by number or name. */
export function membriOltre(some: readonly MembroGruppo[], others: readonly MembroGruppo[]): MembroGruppo[] {
  const known = new Set(others.map(nameOf))
  return some.filter((one) => {
    const name = nameOf(one)
    if (name !== undefined && known.has(name)) return false
    known.add(name)
    return true
  })
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
