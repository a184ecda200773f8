import type { Mode } from '@bandiera/domain'

/** Fixed colours of meaning (look.md): the same for every tenant, always shown with an icon and a word. */
export const meanings: Record<Mode, Record<'success' | 'warning' | 'error' | 'info', string>> = {
  light: { success: '#0F7B4F', warning: '#8A5A00', error: '#B3261E', info: '#0B5CAD' },
  dark: { success: '#5BD3A0', warning: '#E8B23F', error: '#FF8A80', info: '#7FB8F5' },
}
