import type { Refusal } from './command/plan.ts'
import { refusedText } from './texts.ts'

const REFUSALS: Record<string, (rifiuto: Refusal) => string> = {
  unknownRelease: ({ id, version }) => `${id} ${version} non è pubblicata.`,
  unknownTenant: ({ tenant }) => `Il cliente ${tenant} non esiste.`,
  unknownModule: ({ id }) => `Il modulo ${id} non esiste.`,
  nothingBefore: ({ tenant, id }) =>
    id
      ? `${forTenant(tenant)}non c’è una versione di ${id} a cui tornare, o il canale è vuoto.`
      : `${forTenant(tenant)}non c’è una scelta a cui tornare.`,
  misfit: ({ tenant, id, version }) => `${forTenant(tenant)}la versione ${version} di ${id} non si può eseguire.`,
  stranded: ({ tenant, id }) => `${forTenant(tenant)}non resterebbe nessuna versione di ${id}, che è in uso.`,
  floor: ({ id, version, floor }) => `La versione ${version} di ${id} è sotto la minima, la ${floor}.`,
}

/** What speaks against a command, and why each version that was looked at does not do. */
export function refusalText(rifiuto: Refusal): string {
  const text = REFUSALS[rifiuto.kind]?.(rifiuto) ?? rifiuto.kind
  return [text, ...(rifiuto.because ?? []).map((one) => `${refusedText(one)}.`)].join(' ')
}

/** The same refusal of many tenants is told once, with how many they are. */
export function refusalTexts(rifiuti: readonly Refusal[]): { text: string; altri: number }[] {
  const known = new Map<string, { text: string; altri: number }>()
  for (const rifiuto of rifiuti) {
    const key = JSON.stringify({ ...rifiuto, tenant: undefined })
    const told = known.get(key)
    if (told) told.altri += 1
    else known.set(key, { text: refusalText(rifiuto), altri: 0 })
  }
  return [...known.values()]
}

const forTenant = (tenant: string | undefined): string => (tenant ? `Per ${tenant} ` : 'Per tutti ')
