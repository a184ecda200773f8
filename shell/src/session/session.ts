import type { Usr } from '@bandiera/domain'
import type { Connection } from '@bandiera/live'
import { LOGIN_WAIT, type LoginAnswer } from '@bandiera/wire'
import { Cell } from '../cell.ts'
import { testi } from '../testi.ts'
import { askLogin } from './ask.ts'
import { clearsToken } from './clears-token.ts'
import { isConnectionLost, loginMessage } from './login-message.ts'
import { subjectOf, type TokenStore } from './token-store.ts'
import { within } from './within.ts'

/** `entering`: a token login is on its way. `stalled`: it was given up after three seconds. */
export type SessionPhase = 'entering' | 'stalled' | 'anonymous' | 'active'

export interface SessionState {
  phase: SessionPhase
  usr: Usr | null
  /** Kept under the login form until the next attempt. */
  message: string | null
  /** The login form waits for an answer. */
  busy: boolean
}

export interface SessionOptions {
  connection: Connection
  tokens: TokenStore
  /** A login message that is also shown as a notice (spec §8). */
  onMessage: (text: string) => void
  reload: () => void
}

/** Longest wait for the server's word before a logout goes on without it. */
const LOGOUT_WAIT = 1000

/** Who is signed in: token login at start and after every reconnection, login by form, logout, other tabs. */
export class Session {
  readonly #options: SessionOptions
  readonly state = new Cell<SessionState>({ phase: 'anonymous', usr: null, message: null, busy: false })
  /** Number of the attempt whose answer counts; an abandoned one comes too late. */
  #attempt = 0
  #asking = false
  #leaving = false
  #tokenArrived = () => {}

  constructor(options: SessionOptions) {
    this.#options = options
    const { connection, tokens } = options
    connection.onToken((token) => {
      tokens.set(token)
      this.#tokenArrived()
    })
    connection.onTokenLost(() => this.#leaving || this.end(testi.sessioneFinita))
    tokens.onForeignChange((token) => this.#followTab(token))
    if (tokens.get()) void this.enter()
    connection.onState(({ state }) => {
      if (state === 'connect' && !this.#asking && tokens.get()) void this.enter()
    })
  }

  /** Token login: at start, on reconnection, on 'Riprova'. A running session stays on screen meanwhile. */
  async enter(): Promise<void> {
    const token = this.#options.tokens.get()
    if (!token) return this.#set({ phase: 'anonymous', usr: null })
    if (this.#now.phase !== 'active') this.#set({ phase: 'entering' })
    const attempt = this.#begin()
    const answer = await askLogin(this.#options.connection, 'tokenLogin', { t: token })
    if (attempt !== this.#attempt) return
    this.#asking = false
    if (answer !== null) this.#take(answer)
    else if (this.#now.phase === 'entering') this.#set({ phase: 'stalled' })
  }

  /** Login by form. The token comes with the socket's `authenticate` event; then the token login follows. */
  async login(email: string, password: string): Promise<void> {
    this.#set({ busy: true, message: null })
    const attempt = this.#begin()
    const arrival = new Promise<true>((resolve) => (this.#tokenArrived = () => resolve(true)))
    const answer = await askLogin(this.#options.connection, 'login', { email, password })
    const known = answer !== null && typeof answer !== 'string'
    const complete = known && (await within(LOGIN_WAIT, arrival)) !== null
    if (attempt !== this.#attempt) return
    this.#asking = false
    this.#set({ busy: false })
    if (complete) return this.enter()
    if (typeof answer === 'string') this.#take(answer)
    else this.#set({ message: testi.nessunaRisposta })
  }

  /** Logout (spec §4): the event, then local storage cleared, then the page again. */
  async logout(): Promise<void> {
    this.#leaving = true
    // offline the event cannot be sent; this browser forgets the session all the same
    const told = this.#options.connection.invoke('logout').catch((failure) => console.warn('logout:', failure))
    await within(LOGOUT_WAIT, told)
    this.#options.tokens.clearEverything()
    this.#options.reload()
  }

  /** The session is over, for a reason that the login page shows. */
  end(message: string): void {
    this.#options.tokens.clear()
    this.#leave(message)
  }

  get #now(): SessionState {
    return this.state.get()
  }

  #begin(): number {
    this.#asking = true
    return ++this.#attempt
  }

  #take(answer: LoginAnswer): void {
    if (typeof answer !== 'string') return this.#set({ phase: 'active', usr: answer.u, message: null })
    if (clearsToken(answer)) return this.end(answer)
    if (answer) this.#options.onMessage(loginMessage(answer))
    if (!isConnectionLost(answer)) return this.#leave(loginMessage(answer))
    const phase = this.#now.phase === 'entering' ? 'stalled' : this.#now.phase
    this.#set({ phase, message: loginMessage(answer) })
  }

  #leave(message: string): void {
    this.#attempt++
    this.#asking = false
    this.#set({ phase: 'anonymous', usr: null, busy: false, message: message || null })
  }

  #followTab(token: string | null): void {
    const { phase, usr } = this.#now
    if (token === null) {
      if (phase !== 'anonymous') this.#options.reload()
      return
    }
    if (phase !== 'active' || subjectOf(token) !== usr?._id) void this.enter()
  }

  #set(change: Partial<SessionState>): void {
    this.state.set({ ...this.#now, ...change })
  }
}
