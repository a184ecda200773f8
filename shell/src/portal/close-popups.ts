import type { createRequest } from './request.ts'
import { isPopup } from './popups.ts'

/**
 * Asks the server to close this user's popup windows: it says so on the popup-close channel, which every page of the
 * user hears, the popup included. A popup whose word does not reach the server closes by itself.
 */
export async function closePopups(request: ReturnType<typeof createRequest>): Promise<void> {
  try {
    await request('/api/popup/chiudi', { method: 'POST' })
  } catch (error) {
    if (!isPopup()) throw error
    window.close()
  }
}
