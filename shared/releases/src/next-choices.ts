import type { Command } from './command.ts'
import { resolve } from './resolve.ts'
import type { Channel, Choice, Choices, Generation, RegistryState, TenantState } from './types.ts'

/** The generation that a tenant runs; number 0, with no choice, for the portal as it came. */
export const current = ({ generations }: Pick<TenantState, 'generations'>): Pick<Generation, 'n' | 'choices'> =>
  generations[0] ?? PORTAL
const PORTAL = { n: 0, choices: {} }

/** The channel that a tenant follows for a module; `null` when it fixed a version or switched the module off. */
export function followedBy(tenant: Pick<TenantState, 'generations'>, id: string): Channel | null {
  const choice = current(tenant).choices[id]
  return choice ? (choice.channel ?? null) : 'stable'
}

/** What a command makes of a tenant's choices; `null` when there is nothing to go back to or to follow. */
export function nextChoices(state: RegistryState, tenant: TenantState, command: Command): Choices | null {
  const before = current(tenant).choices
  if (command.verb === 'annulla') return earlier(tenant, command)
  const choice = next(command)
  return choice === null ? null : withChoice(before, command.id, choice)

  /** `undefined`: as it came with the portal. */
  function next(asked: Exclude<Command, { verb: 'annulla' }>): Choice | undefined | null {
    const { id } = asked
    const now = before[id]
    const { version: running } = resolve(id, now, state, { tenant: tenant.id })
    const good = running === null ? {} : { lastGood: running }
    switch (asked.verb) {
      case 'promuovi':
        if (asked.tenants) return { version: asked.version, ...kept(good, asked.version) }
        return { version: asked.version, channel: asked.channel ?? 'stable', ...kept(good, asked.version) }
      case 'canarino': {
        const { canary: _, ...rest } = now ?? { version: running, channel: 'stable' as const }
        if (asked.percent === 0) return rest.version === null ? now : rest
        return { ...rest, canary: { version: asked.version, percent: asked.percent } }
      }
      case 'spegni':
        return { version: null, ...good }
      case 'accendi':
        return followed(id, 'stable', good)
      case 'segui':
        return state.channels[id]?.[asked.channel] === undefined ? null : followed(id, asked.channel, good)
      case 'trattieni':
        return held(now, asked.version)
    }
  }

  function followed(id: string, channel: Channel, good: Pick<Choice, 'lastGood'>): Choice | undefined {
    const version = state.channels[id]?.[channel]
    return version === undefined ? undefined : { version, channel, ...kept(good, version) }
  }
}

/** A version is no way back from itself. */
const kept = (good: Pick<Choice, 'lastGood'>, version: string): Pick<Choice, 'lastGood'> =>
  good.lastGood === version ? {} : good

/** Without the canary that crashed, or back on what held before. */
function held(now: Choice | undefined, version: string): Choice | undefined | null {
  if (!now) return null
  const { canary, ...rest } = now
  if (canary?.version === version) return rest
  if (now.version !== version || now.lastGood === undefined) return null
  const { lastGood, ...others } = now
  return { ...others, version: lastGood }
}

function earlier({ generations }: TenantState, { id, to }: { id?: string | undefined; to?: number | undefined }) {
  const now = current({ generations })
  const choicesOf = (n: number): Choices | undefined =>
    generations.find((generation) => generation.n === n)?.choices ?? (n === 0 ? {} : undefined)
  if (id === undefined) return (now.n === 0 ? undefined : choicesOf(to ?? now.n - 1)) ?? null
  if (to !== undefined) return choicesOf(to) ? withChoice(now.choices, id, choicesOf(to)![id]) : null
  for (let n = now.n - 1; n >= 0; n -= 1) {
    const choice = choicesOf(n)?.[id]
    if (choicesOf(n) && JSON.stringify(choice) !== JSON.stringify(now.choices[id]))
      return withChoice(now.choices, id, choice)
  }
  return null
}

function withChoice(choices: Choices, id: string, choice: Choice | undefined): Choices {
  const { [id]: _, ...rest } = choices
  return choice ? { ...rest, [id]: choice } : rest
}
