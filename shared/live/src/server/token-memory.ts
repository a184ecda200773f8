/**
 * Where the socket's library keeps the signed token: this page's memory, and only while the connection lasts. What
 * survives a loss is the page's own token store; the handshake after a loss carries nothing (spec §4).
 */
export class TokenMemory {
  #token: string | null = null

  async saveToken(_name: string, token: string): Promise<string> {
    this.#token = token
    return token
  }

  async loadToken(): Promise<string | null> {
    return this.#token
  }

  /** @returns the token that was kept; `null` tells that there was none to lose */
  async removeToken(): Promise<string | null> {
    const kept = this.#token
    this.#token = null
    return kept
  }

  clear(): void {
    this.#token = null
  }
}
