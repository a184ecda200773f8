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
  /** Its own way in, which other tabs know nothing of. */
  tokens?: TokenStore
  /** It has its own socket, and keeps nothing for the next start. */
  alone?: boolean
  /** How it differs from the portal as it is; under every page. */
  Banner?: ComponentType
}

/** Whether this tab is to run without some module, or as a preview: only then the code for it is fetched. */
export const isUnusual = (): boolean => /[?&]senza=|#anteprima=/.test(location.href) || tabTexts.get(TAB_KEY) !== null
