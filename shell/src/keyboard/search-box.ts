import { CONTENT_ID } from '../layout/skip-link.tsx'

/** The search box of the page on screen; the first one when it has several. */
export const searchBox = (): HTMLInputElement | null =>
  document.querySelector(`#${CONTENT_ID} input[type="search"]:not(:disabled)`)
