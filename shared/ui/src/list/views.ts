const OWN = ['q', 'ord', 'f']

/** The list's part of an address, always written alike, so that two can be compared. */
export function listQuery(params: URLSearchParams): string {
  const own = new URLSearchParams()
  for (const key of OWN) for (const value of params.getAll(key).sort()) if (value) own.append(key, value)
  return own.toString()
}

/** An address's query with another list's part. */
export function withQuery(params: URLSearchParams, query: string): string {
  const next = new URLSearchParams(params)
  for (const key of OWN) next.delete(key)
  for (const [key, value] of new URLSearchParams(query)) if (OWN.includes(key)) next.append(key, value)
  return next.toString()
}
