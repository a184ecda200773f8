import { isSafeToShow, type Bando, type CollectionName, type Documento } from '@bandiera/domain'
import { AUTH_TOKEN_KEY, PullLineSchema } from '@bandiera/wire'
import type { Page } from '@playwright/test'

/** The collection whose records the parameters of a route name. */
const KINDS: Record<string, CollectionName> = {
  azienda: 'aziende',
  bando: 'bandi',
  pratica: 'pratiche',
  utenti: 'usr',
  istitutiCredito: 'istituti',
  Doc: 'docs',
  // a tenant is called as its settings are
  registro: 'settings',
}
/** Parameters that are no record. */
const WORDS: Record<string, string> = { ':jwt': 'invito-di-prova', ':title': 'bando-di-prova' }

/** One record of each collection, by id, that the visitor sees. */
export type Examples = Partial<Record<CollectionName, string>>

/** Asks the server, as the page does, for what the signed-in user sees. */
export async function examplesOf(page: Page): Promise<Examples> {
  const text = await page.evaluate(async (key) => {
    const headers = { authorization: `Bearer ${localStorage.getItem(key)}` }
    return (await fetch('/sync/pull', { headers })).text()
  }, AUTH_TOKEN_KEY)
  const lines = text.split('\n').filter(Boolean)
  const entries = lines.flatMap((line) => {
    const parsed = PullLineSchema.parse(JSON.parse(line))
    return 'ch' in parsed ? parsed.ch : []
  })
  const examples: Examples = {}
  for (const entry of entries)
    if (entry.o === 'u' && !isDraft(entry) && !leavesThePage(entry)) examples[entry.c] ??= entry.d._id
  return examples
}

/** A grant that is not published yet is not shown to every role, one that is not public not to passers-by. */
const isDraft = ({ c, d }: { c: CollectionName; d: { _id: string } }): boolean =>
  c === 'bandi' && !((d as Bando).data.redazione === 'pubblicato' && (d as Bando).data.pubblico)

/** The page of a document that a browser can show goes to its file at once; one that is saved stays. */
const leavesThePage = ({ c, d }: { c: CollectionName; d: { _id: string } }): boolean =>
  c === 'docs' && isSafeToShow((d as Documento).file?.mime ?? 'application/pdf')

/**
 * A route with real values in the place of its parameters; a record that does not exist where the visitor sees none.
 * @throws when it is unknown the value of a parameter: say it in this file
 */
export function addressOf(route: string, examples: Examples): string {
  const [, first = ''] = route.split('/')
  return route.replaceAll(/:\w+/g, (parameter) => {
    const kind = KINDS[first]
    const value = WORDS[parameter] ?? (kind && (examples[kind] ?? NOBODYS))
    if (!value) throw new Error(`${route}: no example for ${parameter}; see e2e/support/examples.ts`)
    return value
  })
}

/** Id of no record. */
export const NOBODYS = '0'.repeat(24)
