import { tabTexts } from '@bandiera/platform'
import { TAB_KEY } from '@bandiera/wire'

/** Whether this tab is to run without some module, or as a preview: only then the code for it is fetched. */
export const isUnusual = (): boolean => /[?&]senza=|#anteprima=/.test(location.href) || tabTexts.get(TAB_KEY) !== null
