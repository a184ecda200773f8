import { LOGIN_BUSY_TEXT } from '@bandiera/wire'
import { format } from 'node:util'
import catalogue from './errors.json'

type ErrorEntry = readonly [status: number, italian: string, english?: string]
const { server, account, copies, files, imports, pratiche, protocols, registry, people } = catalogue
const all = {
  ...server,
  LOGIN_BUSY: [429, LOGIN_BUSY_TEXT],
  ...account,
  ...copies,
  ...files,
  ...imports,
  ...pratiche,
  ...protocols,
  ...registry,
  ...people,
}
export type ErrorCode = keyof typeof all

/** Status, Italian text and, for the terminal, an English one; docs/errors.md lists the same codes. */
export const errors = all as unknown as Record<ErrorCode, ErrorEntry>

/** `message` is the Italian text with its arguments filled in. */
export class PortalError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly args: readonly (string | number)[]
  /** For programs; it travels in the `link` of the answer. */
  details?: object

  constructor(code: ErrorCode, ...args: (string | number)[]) {
    const [status, italian] = errors[code]
    super(fill(italian, args))
    this.name = 'PortalError'
    this.code = code
    this.status = status
    this.args = args
  }

  withDetails(details: object): this {
    this.details = details
    return this
  }
}

/** The English text where there is one, else the code and the Italian text. */
export function operatorText(error: PortalError): string {
  const [, , english] = errors[error.code]
  return english ? fill(english, error.args) : `${error.code}: ${error.message}`
}

/** Where the text names them. */
export function secondsToWait({ code, args }: PortalError): number | null {
  return errors[code][1].includes('tra %s secondi') ? Number(args[0]) : null
}

/** The Italian text often has fewer placeholders than the terminal's. */
const fill = (text: string, args: readonly (string | number)[]): string =>
  format(text, ...args.slice(0, text.split('%s').length - 1))
