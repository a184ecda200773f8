/** What lies over the page at the wish of the person; nothing when `null`. */
export type Overlay = 'palette' | 'shortcuts' | null
