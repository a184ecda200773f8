import type { Portal } from '@bandiera/platform'

/** `undefined` for an empty answer. Rejects in Italian. */
export async function postJson<T>({ request }: Pick<Portal, 'request'>, path: string, data?: unknown): Promise<T> {
  const body = data === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }
  const answer = await request(path, { method: 'POST', ...body })
  const text = await answer.text()
  return (text ? JSON.parse(text) : undefined) as T
}
