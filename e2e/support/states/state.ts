import type { Page } from '@playwright/test'
import type { Width } from '../conditions.ts'
import { ROLES, type Visitor } from '../visitors.ts'

/** What a page shows after something happened: a menu open, a form refused, nothing found. */
export interface State {
  /** In words, in one or two; also the name of its picture. */
  name: string
  visitor: Visitor
  path: string
  /** Before the page is opened: what the server will answer. */
  arrange?: (page: Page) => Promise<unknown>
  /** The page never gets what it asks for: it is looked at as it waits. */
  waits?: true
  /** From the page as it opens to the state; ends when it is there. */
  reach: (page: Page) => Promise<void>
  /** Where the state exists; both widths when absent. */
  widths?: readonly Width[]
}

/** The visitor of that name on the plain tenant. */
export function as(name: string): Visitor {
  const found = ROLES.find((visitor) => visitor.name === name)
  if (!found) throw new Error(`no account is called ${name}`)
  return found
}
