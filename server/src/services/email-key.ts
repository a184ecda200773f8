import { tidyText } from '@bandiera/domain'

/** E-mail addresses are told apart without regard to case, outer spaces, or marks that nobody sees and a paste brings along. */
export const emailKey = (email: string): string => tidyText(email).toLowerCase().slice(0, 320)
