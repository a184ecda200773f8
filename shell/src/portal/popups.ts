/** Popup windows that the portal opened and can close again (channel `closePopup`, spec §2). */
export interface Popups {
  /** False when the browser blocked the window. */
  open: (path: string) => boolean
  closeAll: () => void
}

/** spec §9: 900 px wide, as high as the screen less 300 px. */
const WIDTH = 900
const LESS = 300

/** Keeps track of popups opened through it. */
export function createPopups(): Popups {
  const opened = new Set<Window>()
  return {
    open(path) {
      const features = `popup,width=${WIDTH},height=${screen.height - LESS}`
      const popup = window.open(path, '_blank', features)
      if (popup) opened.add(popup)
      return popup !== null
    },
    closeAll() {
      for (const popup of opened) popup.close()
      opened.clear()
    },
  }
}
