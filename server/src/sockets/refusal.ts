/** An error whose name and Italian text reach the client. */
export function refusal(text: string): Error {
  const error = new Error(text)
  error.name = 'RefusedError'
  return error
}
