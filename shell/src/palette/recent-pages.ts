import { Cell } from '../cell.ts'
import type { Session } from '../session/session.ts'
import { whileSignedIn } from '../session/while-signed-in.ts'

export interface RecentPage {
  to: string
  title: string
}

const KEY = 'bandiera.recenti'
const KEPT = 8

/** Pages that this user opened in this tab, the last one first. They live as long as the tab or until the logout. */
export class RecentPages {
  readonly pages = new Cell<readonly RecentPage[]>([])
  #uid = ''

  constructor(session: Session) {
    whileSignedIn(session, (uid) => {
      this.#uid = uid
      this.pages.set(restored(uid))
      return () => this.pages.set([])
    })
    const forget = () => {
      // at the logout the page is loaded again without a session, and names of records must not stay behind
      if (session.state.get().phase === 'anonymous') sessionStorage.removeItem(KEY)
    }
    session.state.subscribe(forget)
    forget()
  }

  visit(page: RecentPage): void {
    const others = this.pages.get().filter(({ to }) => to !== page.to)
    this.pages.set([page, ...others].slice(0, KEPT))
    sessionStorage.setItem(KEY, JSON.stringify({ uid: this.#uid, pages: this.pages.get() }))
  }
}

function restored(uid: string): readonly RecentPage[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { uid: string; pages: RecentPage[] } | null
    return stored?.uid === uid && Array.isArray(stored.pages) ? stored.pages : []
  } catch {
    // somebody else's value under our key
    return []
  }
}
