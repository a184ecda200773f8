import { PortalError } from '../errors.ts'

const [QUOTE, BACKSLASH, COMMA, OBJECT, LIST] = [...'"\\,{['].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
]

export interface ValueCounter {
  /** The next bytes of the same text; `VALUE_MANY` beyond the most. */
  count(bytes: Uint8Array): void
}

/**
 * Counts the values of a JSON text without making them: a value begins the text, an object or a list, or stands behind a comma.
 * A text that is no JSON is counted in the same way, and refused by its parser.
 */
export function createValueCounter(most: number): ValueCounter {
  let values = 1
  let quoted = false
  let escaped = false
  return {
    count(bytes) {
      for (const sign of bytes) {
        if (escaped) escaped = false
        else if (quoted) {
          if (sign === BACKSLASH) escaped = true
          else if (sign === QUOTE) quoted = false
        } else if (sign === QUOTE) quoted = true
        else if (sign === COMMA || sign === OBJECT || sign === LIST) values += 1
      }
      if (values > most) throw new PortalError('VALUE_MANY', most)
    },
  }
}
