/** Pixels; the menu is as wide as in the skeleton that the server sends. */
export const MENU_WIDTH = 200
export const BAR_HEIGHT = 52

/** The bar at the top of a page. */
export const bar = {
  display: 'flex',
  alignItems: 'center',
  height: BAR_HEIGHT,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const
export const stays = { position: 'sticky', top: 0, zIndex: 'appBar' } as const
