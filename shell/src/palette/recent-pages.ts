import { tabTexts } from '@bandiera/platform'
import { whileSignedIn } from '../session/while-signed-in.ts'
import { recentAtom, sessionAtom, type Store, type RecentPage } from '../state.ts'

const KEY = 'bandiera.recenti'
/** The palette shows five of them, and ranks by all. */
const KEPT = 30

/** Pages that this user opened in this tab, the last one first. They live as long as the tab or until the logout. */
export function createRecentPages(store: Store) {
  let uid = ''
  whileSignedIn(store, (signedIn) => {
    uid = signedIn
    store.set(recentAtom, restored(uid))
    return () => store.set(recentAtom, [])
  })
  const forget = () => {
    // the page reloads without a session after a logout: names of records must not stay in the storage
    if (store.get(sessionAtom).phase === 'anonymous') tabTexts.remove(KEY)
  }
  store.sub(sessionAtom, forget)
  forget()
  return {
    visit(page: RecentPage): void {
      const others = store.get(recentAtom).filter(({ to }) => to !== page.to)
      const pages = [page, ...others].slice(0, KEPT)
      store.set(recentAtom, pages)
      tabTexts.set(KEY, JSON.stringify({ uid, pages }))
    },
  }
}

function restored(uid: string): readonly RecentPage[] {
  try {
    const stored = JSON.parse(tabTexts.get(KEY) ?? 'null') as { uid: string; pages: RecentPage[] } | null
    return stored?.uid === uid && Array.isArray(stored.pages) ? stored.pages : []
  } catch {
    // a value of other code under our key
    return []
  }
}
