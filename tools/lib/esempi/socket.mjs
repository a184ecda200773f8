// @ts-check

/** Longer than any replay: the page must not take silence for a lost connection. */
const PING_TIMEOUT = 600_000
/** A token whose signature nobody checks here: the page reads no more than whose it is. */
const LASTS = 12 * 3600

/**
 * The server's end of the page's socket, as far as a signed-in page needs it: the handshake, the login with the token, and
 * channels on which nothing ever happens.
 * @param {import('playwright-core').WebSocketRoute} socket
 * @param {import('./stage.mjs').Usr} usr who is signed in
 */
export function answerSocket(socket, usr) {
  socket.onMessage((text) => {
    const { event, cid } = parsed(String(text))
    if (cid !== undefined) socket.send(JSON.stringify({ rid: cid, data: answerTo(event, usr) }))
    if (event === '#handshake')
      socket.send(JSON.stringify({ event: '#setAuthToken', data: { token: tokenOf(usr) }, cid: 1 }))
  })
}

/** @param {string} event @param {import('./stage.mjs').Usr} usr */
function answerTo(event, usr) {
  if (event === '#handshake') return { id: 'esempio', pingTimeout: PING_TIMEOUT, isAuthenticated: false }
  return event === 'tokenLogin' ? { u: usr } : undefined
}

/** @param {import('./stage.mjs').Usr} usr */
export function tokenOf({ _id }) {
  const now = Math.floor(Date.now() / 1000)
  const parts = [{ alg: 'none' }, { sub: _id, iat: now, exp: now + LASTS }]
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), 'esempio'].join('.')
}

/** @param {string} text @returns {{ event: string, cid?: number }} */
function parsed(text) {
  const message = text.startsWith('{') ? JSON.parse(text) : {}
  return { event: message.event ?? '', cid: message.cid }
}
