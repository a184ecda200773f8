import { tabTexts } from '@bandiera/platform'
import { TAB_KEY } from '@bandiera/wire'
import type { ComponentType } from 'react'
import type { Catalogue } from '../modules/index.ts'
import type { TokenStore } from '../session/token-store.ts'

export interface Opening {
  catalogue: Catalogue
  warning?: string
  tokens?: TokenStore
  /** It has its own socket, and keeps nothing for the next start. */
  alone?: boolean
  Banner?: ComponentType
}

/** Whether this tab is to run without some module, or as a preview: only then the code for it is fetched. */
export const isUnusual = (): boolean => /[?&]senza=|#anteprima=/.test(location.href) || tabTexts.get(TAB_KEY) !== null
