import type { Portal } from '@bandiera/platform'

/** The server's answer to JSON. Rejects in Italian. */
export async function postJson(request: Portal['request'], path: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
