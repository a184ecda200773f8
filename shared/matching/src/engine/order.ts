import { ascending } from '../classifica.ts'
import type { Grant } from './grant.ts'
import type { State } from './state.ts'

/** Grants as they come when verdict and score are equal: the first to close, then the newest. */
export const grantOrder = ({ grants }: State): Grant[] =>
  [...grants.values()].sort((a, b) => ascending(a.chiusura, b.chiusura) || ascending(b.bando._id, a.bando._id))

/** Places of the companies as they come when verdict and score are equal: the newest first. */
export const companyOrder = ({ slots: { ids, records } }: State): number[] =>
  [...ids.keys()].filter((slot) => records[slot]).sort((a, b) => ascending(ids[b]!, ids[a]!))
