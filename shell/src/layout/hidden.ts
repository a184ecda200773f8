/** Styles of text that is read out and not shown. In pixels: a bare 1 would be the whole width of the window. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
