/** Pixels; the menu is as wide as in the skeleton that the server sends. */
export const MENU_WIDTH = 200
export const BAR_HEIGHT = 52

/** CSS name of the login's place for its answer. */
export const LOGIN_ANCHOR = '--accesso'
