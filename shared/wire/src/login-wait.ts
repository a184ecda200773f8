/** Words of a login that was not tried because too many wait; `%s` is in how many seconds to come back. */
export const LOGIN_BUSY_TEXT =
  'Il portale sta controllando molte password e non è ancora arrivato alla tua: riprova tra %s secondi.'

/** What an answer to a login says about waiting. */
export interface LoginWait {
  seconds: number
  /** Nothing was tried yet: the same e-mail and password may be sent again without a new decision. */
  untried: boolean
}

/** How long the text of a login asks to wait; `null` when it does not. */
export function loginWait(text: string): LoginWait | null {
  const [, seconds] = /: riprova tra (\d{1,4}) secondi\.$/.exec(text) ?? []
  if (seconds === undefined) return null
  return { seconds: Number(seconds), untried: text === LOGIN_BUSY_TEXT.replace('%s', seconds) }
}
