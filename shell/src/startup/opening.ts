import { tabTexts } from '@bandiera/platform'
import { TAB_KEY } from '@bandiera/wire'
import type { ComponentType } from 'react'
import type { Catalogue } from '../modules/index.ts'
import type { TokenStore } from '../session/token-store.ts'

/** How a tab opens. */
export interface Opening {
  catalogue: Catalogue
  /** What to tell the person at the start. */
  warning?: string
  /** Token store of this tab only; other tabs do not see it. */
  tokens?: TokenStore
  /** It has its own socket, and keeps nothing for the next start. */
  alone?: boolean
  /** Note below every page on how the tab differs from the normal portal. */
  Banner?: ComponentType
}

/** Whether this tab is to run without some module, or as a preview: only then the code for it is fetched. */
export const isUnusual = (): boolean => /[?&]senza=|#anteprima=/.test(location.href) || tabTexts.get(TAB_KEY) !== null
