import type { Aiuto, Azienda, GroupMember } from '../azienda/azienda.ts'
import { groupShare } from '../dimensione/group-share.ts'
import { foldText } from '../text/fold.ts'

/** A link through natural persons: it counts for the size (Rec. 2003/361/EC, annex, art. 3.3), but is not enough for de minimis. */
const THROUGH_PEOPLE = 'collegata_persone'

/** One undertaking with the company (Reg. UE 2023/2831, art. 2.2): control, not a share, and not through natural persons alone. */
export const isSingleUndertaking = (membro: GroupMember): boolean =>
  groupShare(membro) === 1 && membro.relazione !== THROUGH_PEOPLE

/** Whether two are one undertaking; `forse` where the known data do not say. */
export type SingleUndertaking = 'si' | 'no' | 'forse'

/**
 * For a link that may lead through natural persons (art. 2.2 is about enterprises): a sole trader is both, a person alone links nothing.
 * `forse`: an unknown legal form, a member under a person's number, and freelancers, for whom the text was not verified.
 */
export function undertakingWith(
  membro: GroupMember,
  azienda: Pick<Azienda, 'formaGiuridica'>,
  other?: Pick<Azienda, 'formaGiuridica'>,
): SingleUndertaking {
  if (isSingleUndertaking(membro)) return 'si'
  if (membro.relazione !== THROUGH_PEOPLE) return 'no'
  const two = [kindOf(azienda), other ? kindOf(other) : kindOfMember(membro)]
  return two.includes('si') ? 'si' : two.includes('forse') ? 'forse' : 'no'
}

function kindOf({ formaGiuridica }: Pick<Azienda, 'formaGiuridica'>): SingleUndertaking {
  if (formaGiuridica === 'ditta_individuale') return 'si'
  return formaGiuridica === undefined || UNDECIDED_FORMS.has(formaGiuridica) ? 'forse' : 'no'
}
const UNDECIDED_FORMS: ReadonlySet<string> = new Set(['libero_professionista', 'da_costituire', 'altro'])

/** Of a member without a record: a company has its form in its name, or a company's number. */
const kindOfMember = ({ denominazione = '', cf = '' }: GroupMember): SingleUndertaking =>
  /^\d{11}$/.test(cf) || FORM_IN_NAME.test(foldText(denominazione)) ? 'no' : 'forse'
const FORM_IN_NAME =
  /\b(?:s ?r ?l ?s?|s ?p ?a|s ?n ?c|s ?a ?s|s ?a ?p ?a|s ?s|s ?c ?(?:p|r|a)?|s ?t ?p|soc|societa|coop|cooperativa|consorzio|fondazione|associazione|gmbh|a ?g|s ?a ?r ?l|s ?a|b ?v|n ?v|ltd|limited|llc|inc|plc|s ?l|s ?r ?o|d ?o ?o|kft|oy|ab|sp z o ?o)$|\b(?:s ?r ?l|s ?p ?a|s ?n ?c|s ?a ?s|societa|cooperativa|consorzio|fondazione|gmbh)\b/

/** A company with its single undertaking; `forse` are members that may belong to it. */
export type WithGroup = Azienda & { forse?: readonly GroupMember[] | undefined }
type Group = Pick<WithGroup, 'gruppo' | 'formaGiuridica' | 'forse'>

export const undertakingMembers = (azienda: Group): GroupMember[] =>
  (azienda.gruppo ?? []).filter((membro) => undertakingWith(membro, azienda) === 'si')

export const possibleMembers = (azienda: Group): readonly GroupMember[] =>
  azienda.forse ?? (azienda.gruppo ?? []).filter((membro) => undertakingWith(membro, azienda) === 'forse')

/** Joins the members of several records: a company in both is listed once, with the aids of both lines. */
export function joinMembers(own: readonly GroupMember[], others: readonly GroupMember[]): GroupMember[] {
  const all = [...own]
  for (const other of others) {
    const name = nameOf(other)
    const at = all.findIndex((one) => name !== undefined && isSingleUndertaking(one) && nameOf(one) === name)
    const linked = isSingleUndertaking(other) ? other : { ...other, relazione: 'collegata' }
    if (at < 0) all.push(linked)
    else all[at] = { ...all[at]!, aiuti: joinAiuti(all[at]!.aiuti, other.aiuti) }
  }
  return all
}

export function furtherMembers(some: readonly GroupMember[], others: readonly GroupMember[]): GroupMember[] {
  const known = new Set(others.map(nameOf))
  return some.filter((one) => {
    const name = nameOf(one)
    if (name !== undefined && known.has(name)) return false
    known.add(name)
    return true
  })
}

/** Key that identifies a company in two records; `undefined` without number and name. */
function nameOf({ aziendaId, cf, denominazione }: GroupMember): string | undefined {
  if (aziendaId) return `id ${aziendaId}`
  if (cf) return `cf ${cf}`
  return denominazione && `nome ${foldText(denominazione)}`
}

function joinAiuti(a: Aiuto[] | undefined, b: Aiuto[] | undefined): Aiuto[] | undefined {
  if (!a || !b) return a ?? b
  const known = new Set(a.map(signOf))
  return [...a, ...b.filter((aiuto) => !known.has(signOf(aiuto)))]
}

const signOf = ({ cor, regime, dataConcessione, esl }: Aiuto): string =>
  cor ? `cor ${cor}` : `${regime} ${dataConcessione} ${esl}`

export type WithGroupAiuti = (azienda: Azienda) => WithGroup

/** By list of companies: every screen that reads the same list shares one reading of its groups. */
const byList = new WeakMap<readonly Azienda[], WithGroupAiuti>()

/** The last answer for a company, and the companies that it depends on. */
const answered = new WeakMap<Azienda, Reached & { whole: WithGroup }>()

interface Reached {
  sure: readonly Azienda[]
  forse: readonly Azienda[]
}

/**
 * The single undertaking (Reg. UE 2023/2831, art. 2.2) of each company: all that control links, through others too and by the record of either,
 * as members of the group with their aids, and members without a record; partners (25-50 %) stay out. Companies linked through natural persons of
 * unknown role are in `forse`. Nothing is read before the first question; the answer is the same object until a company of it changes.
 */
export function createSingleUndertaking(aziende: readonly Azienda[]): WithGroupAiuti {
  let unica = byList.get(aziende)
  if (!unica) byList.set(aziende, (unica = readGroups(aziende)))
  return unica
}

function readGroups(aziende: readonly Azienda[]): WithGroupAiuti {
  let groups: { byId: ReadonlyMap<string, Azienda>; edges: Edges } | undefined
  const read = () => {
    const byId = new Map(aziende.map((azienda) => [azienda._id, azienda]))
    return { byId, edges: edgesOf(aziende, byId) }
  }
  return (azienda) => {
    const { byId, edges } = (groups ??= read())
    const links = edges.get(azienda._id)
    if (!links) return azienda
    const reached = closure(azienda._id, (id) => edges.get(id)?.si)
    const known = new Set([azienda._id, ...reached])
    const doubtful = closure(azienda._id, (id) => [...(edges.get(id)?.si ?? []), ...(edges.get(id)?.forse ?? [])])
    const recordsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
    const others = { sure: recordsOf(reached), forse: recordsOf(doubtful.filter((id) => !known.has(id))) }
    return withOthers(azienda, others, byId)
  }
}

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])

function withOthers(azienda: Azienda, { sure, forse }: Reached, byId: ReadonlyMap<string, Azienda>): WithGroup {
  const before = answered.get(azienda)
  if (before && same(sure, before.sure) && same(forse, before.forse)) return before.whole
  const reached = new Set([azienda, ...sure, ...forse].map(({ _id }) => _id))
  const isElsewhere = ({ aziendaId }: GroupMember) => !aziendaId || !reached.has(aziendaId)
  const written = (azienda.gruppo ?? []).filter(isElsewhere)
  const farther = sure.flatMap((other) => undertakingMembers(other).filter(isElsewhere))
  const gruppo = [...joinMembers(written, farther), ...sure.map((other) => memberOf(other, azienda))]
  const whole: WithGroup = { ...azienda, gruppo }
  // a member with a record counts only if it was reached through the records
  const hasRecord = ({ aziendaId = '' }: GroupMember) => byId.has(aziendaId)
  const open = [azienda, ...sure, ...forse].flatMap((one) =>
    possibleMembers(one).filter((membro) => !hasRecord(membro)),
  )
  const beyond = forse.flatMap((other) => undertakingMembers(other).filter(isElsewhere))
  whole.forse = furtherMembers(
    [...forse.map((other) => memberOf(other, azienda)), ...open, ...beyond],
    undertakingMembers(whole),
  )
  answered.set(azienda, { sure, forse, whole })
  return whole
}

type Edges = ReadonlyMap<string, Readonly<Record<'si' | 'forse', ReadonlySet<string>>>>

/** Links by company; a company whose links do not count has two empty sets. */
function edgesOf(aziende: readonly Azienda[], byId: ReadonlyMap<string, Azienda>): Edges {
  const edges = new Map<string, Record<'si' | 'forse', Set<string>>>()
  const linksOf = (id: string) => {
    const links = edges.get(id) ?? { si: new Set(), forse: new Set() }
    edges.set(id, links)
    return links
  }
  for (const azienda of aziende) {
    for (const membro of azienda.gruppo ?? []) {
      const other = membro.aziendaId ? byId.get(membro.aziendaId) : undefined
      if (!other) continue
      const unica = undertakingWith(membro, azienda, other)
      if (unica === 'no' && undertakingWith(membro, azienda) === 'no') continue
      const [from, to] = [linksOf(azienda._id), linksOf(other._id)]
      if (unica === 'no') continue
      from[unica].add(other._id)
      to[unica].add(azienda._id)
    }
  }
  return edges
}

/** All companies reached from one, without itself. */
function closure(start: string, next: (id: string) => Iterable<string> | undefined): string[] {
  const seen = new Set([start])
  for (const id of seen) for (const one of next(id) ?? []) seen.add(one)
  seen.delete(start)
  return [...seen]
}

function memberOf({ _id, ragioneSociale, codiceFiscale, aiuti }: Azienda, seenBy: Azienda): GroupMember {
  const written = seenBy.gruppo?.find((membro) => membro.aziendaId === _id)
  // a partner that another member of the undertaking controls is linked all the same
  const link = written && isSingleUndertaking(written) ? {} : { relazione: 'collegata', quota: undefined }
  const named = { denominazione: ragioneSociale, cf: codiceFiscale }
  return { relazione: 'collegata', ...named, ...written, ...link, aziendaId: _id, aiuti }
}
