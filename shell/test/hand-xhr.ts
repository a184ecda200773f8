/** The browser's upload, driven by a test: it answers, fails or makes progress on command. */
export class HandXhr {
  static made: HandXhr[] = []
  static last = (): HandXhr => HandXhr.made.at(-1)!
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
  readonly headers: Record<string, string> = {}
  onloadend: (() => void) | null = null
  status = 0
  responseText = ''
  sent: unknown
  asked = ''

  constructor() {
    HandXhr.made.push(this)
  }
  open(method: string, path: string): void {
    this.asked = `${method} ${path}`
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(body: unknown): void {
    this.sent = body
  }
  abort(): void {
    this.onloadend?.()
  }
  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total })
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) })
    this.onloadend?.()
  }
}
