/** A refused or failed write: `message` is the server's Italian text, ready to show; `code` is stable. */
export class WriteError extends Error {
  override readonly name = 'WriteError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
