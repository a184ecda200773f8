import type { Connection } from '@bandiera/live/host'
import { type Store, sessionAtom } from '../state.ts'
import type { TokenStore, ForeignNews } from './token-store.ts'
import type { TypedForms } from '../portal/typed-forms.ts'
import { LOGIN_WAIT, withTimeout } from '@bandiera/wire'
import { afterAnswer, expired } from './after-answer.ts'
import { askLogin, isEntry, SILENCE, type Answer } from './ask-login.ts'
import { claimsOf, type SessionState, SIGNED_OUT } from './session-state.ts'

export interface SessionOptions {
  store: Store
  connection: Connection
  tokens: TokenStore
  /** A login message that is also shown as a notice (spec §8). */
  onMessage: (text: string) => void
  reload: () => void
  /** Texts typed on the page: kept when a logout in another tab ends the page, forgotten when the person signs out here. */
  typed: Pick<TypedForms, 'keep' | 'clear'>
  /** A person signed in with a password, or with the link of a mail. */
  onLogin: () => void
}

/** Milliseconds that a logout waits for the server's answer. */
const LOGOUT_WAIT = 1000

export class Session {
  readonly #options: SessionOptions
  /** Number of the current attempt; answers to earlier ones are ignored. */
  #attempt = 0
  #asking = false
  #leaving = false
  #tokenArrived = () => {}
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(options: SessionOptions) {
    const { connection, tokens } = (this.#options = options)
    connection.onToken((token) => {
      tokens.set(token)
      this.#set({ claims: claimsOf(token) })
      this.#tokenArrived()
      // another tab signed in on the shared socket; storing the token may swallow its storage event
      if (!this.#asking) this.#followTab({ token })
    })
    connection.onTokenLost(() => {
      this.#set({ claims: null })
      this.doubt()
    })
    tokens.onForeignChange((news) => this.#followTab(news))
    if (tokens.get()) void this.enter()
    connection.onState(({ state }) => {
      if (state === 'connect') return this.#asking || !tokens.get() ? undefined : void this.enter()
      // spec §4: on disconnect the auth token object is cleared; the stored token is what signs in again (ADR 0010)
      if (this.#now.claims) this.#set({ claims: null })
    })
  }

  /** Token login: at start, on reconnection, on 'Riprova'. A running session stays on screen during it. */
  async enter(): Promise<void> {
    const { connection, tokens } = this.#options
    const token = tokens.get()
    if (!token) return this.#set(this.#now.usr ? expired(null) : { phase: 'anonymous' })
    if (!this.#now.usr) this.#set({ phase: 'entering', message: null })
    const attempt = this.#begin()
    const answer = await askLogin(connection, 'tokenLogin', { t: token })
    if (attempt !== this.#attempt) return
    this.#asking = false
    // another tab has signed in: this answer is about an old token
    if (tokens.get() && tokens.get() !== token && !isEntry(answer)) return this.enter()
    this.#take(answer)
  }

  /** Login by form. The socket's `authenticate` event brings the token; then the token login follows. */
  async login(email: string, password: string): Promise<void> {
    this.#set({ busy: true, message: null })
    const attempt = this.#begin()
    const arrival = new Promise<true>((resolve) => (this.#tokenArrived = () => resolve(true)))
    const answer = await askLogin(this.#options.connection, 'login', { email, password })
    const known = isEntry(answer)
    const complete = known && (await withTimeout(LOGIN_WAIT, arrival)) !== null
    if (attempt !== this.#attempt) return
    this.#asking = false
    if (complete) return this.#enterAnew()
    this.#take(known ? SILENCE : answer)
  }

  /** Signs in with a token from another endpoint: a registration, a new password. */
  adopt(token: string): Promise<void> {
    this.#options.tokens.set(token)
    return this.#enterAnew()
  }

  /** Logout (spec §4): the event, then local storage cleared, then the page again. */
  async logout(): Promise<void> {
    this.#leaving = true
    // offline the event cannot be sent; this browser forgets the session all the same
    const answered = this.#options.connection.invoke('logout').catch((failure) => console.warn('logout:', failure))
    await withTimeout(LOGOUT_WAIT, answered)
    this.#options.typed.clear()
    this.#options.tokens.clearEverything()
    this.#startOver()
  }

  end(message: string | null = null): void {
    this.#options.typed.clear()
    this.#options.tokens.clear()
    this.#depart(message)
  }

  /** Checks a session that may be over, or whose token is old: the token login reports the end with its reason, or brings a new token. */
  doubt(): void {
    if (this.#now.phase === 'active' && !this.#asking && !this.#leaving) void this.enter()
  }

  get #now(): SessionState {
    return this.#options.store.get(sessionAtom)
  }

  async #enterAnew(): Promise<void> {
    await this.enter()
    if (this.#now.phase === 'active') this.#options.onLogin()
  }

  #begin(): number {
    this.#asking = true
    clearTimeout(this.#later)
    return ++this.#attempt
  }

  #take(answer: Answer): void {
    const { state, forget, notice, again, startOver } = afterAnswer(this.#now, answer)
    if (startOver) return this.#startOver()
    if (forget) this.#options.tokens.clear()
    if (notice) this.#options.onMessage(notice)
    // an answer that came too late has signed the socket in all the same
    if (again) this.#later = setTimeout(() => this.#now.claims ?? this.doubt(), LOGIN_WAIT)
    this.#set({ ...state, busy: false })
  }

  #depart(message: string | null): void {
    this.#attempt++
    this.#asking = false
    this.#become({ ...SIGNED_OUT, message: message || null })
  }

  /** Removes the page first, so that no form of it asks whether to leave. */
  #startOver(): void {
    this.#depart(null)
    this.#options.reload()
  }

  #followTab(news: ForeignNews): void {
    const { phase, usr } = this.#now
    if (news === 'logged out') {
      if (phase === 'anonymous') return
      this.#options.typed.keep()
      return this.#startOver()
    }
    if (news === 'given up') return this.doubt()
    if (phase !== 'active' || claimsOf(news.token)?.sub !== usr?._id) void this.#enterAnew()
  }

  #set(change: Partial<SessionState>): void {
    this.#become({ ...this.#now, ...change })
  }

  #become(state: SessionState): void {
    this.#options.store.set(sessionAtom, state)
  }
}
