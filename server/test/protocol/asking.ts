import { fetchAs } from './fetch-as.ts'
import type { TestPortal } from './portal.ts'
import { people, type Person } from './world.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Asks one of our own endpoints in the name of a person, or without login; the answer with its status. */
export async function ask(
  portal: TestPortal,
  person: Person | null,
  [method, path]: readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string],
  data?: unknown,
): Promise<Answer> {
  const token = person && (await portal.tenant('localhost').sessions.start(people[person])).token
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(data === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const init = { method, headers, ...(data === undefined ? {} : { body: JSON.stringify(data) }) }
  const answer = await fetchAs('localhost', portal.port)(`${portal.url}${path}`, init)
  const text = await answer.text()
  return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
}
