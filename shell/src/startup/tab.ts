import { tabTexts } from '@bandiera/platform'
import { PREVIEW_PARAMETER, TAB_KEY } from '@bandiera/wire'
import * as z from 'zod/mini'

/** The parameter that names modules to leave out. */
const WITHOUT_PARAMETER = 'senza'

const TabSchema = z.object({
  /** Modules that it runs without. */
  without: z.optional(z.array(z.string())),
  /** Token of the preview that it shows; empty when that one is over. */
  preview: z.optional(z.string()),
})
/** How a tab was opened; it stays so when its page is loaded again. */
export type Tab = z.infer<typeof TabSchema>

export function readTab(): Tab {
  try {
    return TabSchema.parse(JSON.parse(tabTexts.get(TAB_KEY) ?? '{}'))
  } catch {
    // not a value of ours: the tab is an ordinary one
    return {}
  }
}

export function changeTab(change: Tab): void {
  const tab = { ...readTab(), ...change }
  const isUsual = !tab.without?.length && tab.preview === undefined
  if (isUsual) tabTexts.remove(TAB_KEY)
  else tabTexts.set(TAB_KEY, JSON.stringify(tab))
}

/** What the address asks for, read once: the address of the page stays as it is without it. */
export function takeFromAddress(): { without: string[]; preview?: string } {
  const url = new URL(location.href)
  const without = url.searchParams.get(WITHOUT_PARAMETER)
  const preview = new RegExp(`^#${PREVIEW_PARAMETER}=(.+)`).exec(url.hash)?.[1]
  url.searchParams.delete(WITHOUT_PARAMETER)
  if (preview) url.hash = ''
  if (without !== null || preview) history.replaceState(history.state, '', url)
  const ids = (without ?? '').split(',').flatMap((id) => id.trim() || [])
  return { without: ids, ...(preview && { preview }) }
}
