import { applyCommand } from './apply-command.ts'
import type { Channel, Choice, Choices, Command, Generation, RegistryState, TenantState } from './types.ts'
import { resolve } from './resolve.ts'

export const currentGeneration = ({
  generations,
}: Pick<TenantState, 'generations'>): Pick<Generation, 'n' | 'choices'> => generations[0] ?? PORTAL
const PORTAL = { n: 0, choices: {} }

/** The channel that a tenant follows for a module; `null` when it fixed a version or switched the module off. */
export function followedBy(tenant: Pick<TenantState, 'generations'>, id: string): Channel | null {
  const choice = currentGeneration(tenant).choices[id]
  return choice ? (choice.channel ?? null) : 'stable'
}

/** A tenant's choices after a command; `null` when there is no earlier generation or no version to follow. */
export function nextChoices(state: RegistryState, tenant: TenantState, command: Command): Choices | null {
  const before = currentGeneration(tenant).choices
  if (command.verb === 'annulla') return earlier(tenant, command)
  if (command.verb === 'ritira') return withdrawnFrom(applyCommand(state, command), tenant)
  const choice = next(command)
  return choice === null ? null : withChoice(before, command.id, choice)

  /** `undefined`: the version that came with the portal. */
  function next(asked: Exclude<Command, { verb: 'annulla' | 'ritira' }>): Choice | undefined | null {
    const { id } = asked
    const now = before[id]
    const { version: running } = resolve(id, now, state, { tenant: tenant.id })
    const good = running === null ? {} : { lastGood: running }
    switch (asked.verb) {
      case 'promuovi':
        if (asked.tenants) return { version: asked.version, ...kept(good, asked.version) }
        // a tenant that does not follow this channel is here because of a floor
        return followedBy(tenant, id) === (asked.channel ?? 'stable')
          ? { version: asked.version, channel: asked.channel ?? 'stable', ...kept(good, asked.version) }
          : { version: asked.version, ...(now?.channel && { channel: now.channel }), ...kept(good, asked.version) }
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
        return held(now, asked)
      case 'minimo':
        // ending a floor gives no tenant another version
        if (asked.version === null) return now
        return {
          version: asked.version,
          ...(now?.channel ? { channel: now.channel } : !now && { channel: 'stable' as const }),
        }
    }
  }

  /** The choice without the canary that crashed, or with the last good version; with an older one where that must not run or is unknown. */
  function held(choice: Choice | undefined, asked: Extract<Command, { verb: 'trattieni' }>): Choice | undefined | null {
    if (!choice) return null
    const { canary, ...rest } = choice
    if (canary?.version === asked.version) return rest
    if (choice.version !== asked.version) return null
    const { version } = resolve(asked.id, rest, applyCommand(state, asked), { tenant: tenant.id })
    const { lastGood: _, ...others } = choice
    return version === null ? null : { ...others, version }
  }

  function followed(id: string, channel: Channel, good: Pick<Choice, 'lastGood'>): Choice | undefined {
    const version = state.channels[id]?.[channel]
    return version === undefined ? undefined : { version, channel, ...kept(good, version) }
  }
}

/** Drops `lastGood` when it is the version itself. */
const kept = (good: Pick<Choice, 'lastGood'>, version: string): Pick<Choice, 'lastGood'> =>
  good.lastGood === version ? {} : good

/** Each module with a withdrawn release goes back to its last good version, else to the newest older one that may run, else to none. */
function withdrawnFrom(after: RegistryState, tenant: TenantState): Choices {
  const isGone = (id: string, version: string | null | undefined): boolean =>
    after.withdrawn.some((one) => one.id === id && one.version === version)
  const choices = Object.entries(currentGeneration(tenant).choices).map(([id, choice]): [string, Choice] => {
    const { canary, lastGood, ...rest } = choice
    const own: Choice = {
      ...rest,
      ...(canary && !isGone(id, canary.version) && { canary }),
      ...(lastGood !== undefined && !isGone(id, lastGood) && { lastGood }),
    }
    if (choice.version === null || !isGone(id, choice.version)) return [id, own]
    const { canary: _, lastGood: before, ...others } = own
    const { version } = resolve(id, { ...others, ...(before && { lastGood: before }) }, after, { tenant: tenant.id })
    return [id, version === null ? { ...others, version, withdrawn: choice.version } : { ...others, version }]
  })
  return Object.fromEntries(choices)
}

function earlier({ generations }: TenantState, { id, to }: { id?: string | undefined; to?: number | undefined }) {
  const now = currentGeneration({ generations })
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
