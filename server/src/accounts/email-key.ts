import { tidyText } from '@bandiera/domain'

/** Two e-mail addresses are the same when they differ in case, outer spaces or invisible marks of a paste only. */
export const emailKey = (email: string): string => tidyText(email).toLowerCase().slice(0, 320)
