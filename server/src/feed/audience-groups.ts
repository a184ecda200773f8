import type { Net } from './coalesce.ts'

/** Every token that decides about one of the changes. */
export function tokensIn(nets: readonly Net[]): Set<string> {
  const tokens = new Set<string>()
  for (const { before, after } of nets.flatMap((net) => net.steps)) {
    for (const name of before?.audience ?? []) tokens.add(name)
    for (const name of after?.audience ?? []) tokens.add(name)
  }
  return tokens
}

/**
 * Members whose tokens meet the same ones of a batch see the same entries, whoever they are: each group's entries are
 * made and serialised once. Members who see nothing of the batch are in no group.
 */
export function groupByAudience<M extends { held: ReadonlySet<string> }>(
  members: Iterable<M>,
  tokens: ReadonlySet<string>,
): { held: Set<string>; members: M[] }[] {
  const groups = new Map<string, { held: Set<string>; members: M[] }>()
  for (const member of members) {
    const common = member.held.size < tokens.size ? meet(member.held, tokens) : meet(tokens, member.held)
    if (common.length === 0) continue
    const key = common.sort().join('\n')
    const group = groups.get(key)
    if (group) group.members.push(member)
    else groups.set(key, { held: new Set(common), members: [member] })
  }
  return [...groups.values()]
}

const meet = (few: ReadonlySet<string>, many: ReadonlySet<string>): string[] =>
  [...few].filter((name) => many.has(name))
