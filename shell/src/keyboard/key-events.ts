/** Elements where a letter is text, or finds an entry of a list. */
const TYPING =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="searchbox"], ' +
  '[role="combobox"], [role="listbox"], [role="menu"], [role="tree"]'
/** An open layer over the page; a closed MUI modal stays in the document. */
const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"], .MuiModal-root:not(.MuiModal-hidden)'

/** Whether a key without modifiers is meant for the keyboard map: no field has the focus and no dialog is open. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing, repeat, target } = event
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || repeat) return false
  if (target instanceof Element && target.closest(TYPING)) return false
  return !isDialogOpen()
}

export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null

/** Ctrl+K, on Apple's keyboards Cmd+K, also from inside a field. */
export const isPaletteKey = (event: KeyboardEvent): boolean => isWithControl(event, 'k')

export const isPrintKey = (event: KeyboardEvent): boolean => isWithControl(event, 'p')

function isWithControl({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean {
  const [mine, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  return key.toLowerCase() === letter && mine && !other && !altKey && !shiftKey
}

export const paletteKeys = (): readonly string[] => (isApple() ? ['⌘', 'K'] : ['Ctrl', 'K'])

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)
