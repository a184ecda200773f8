const LONGEST = 200
const SIGNS = '\\^$.*+?()[]{}|'
const ESCAPED = /^[^\p{L}\p{N}]$/u

/**
 * `^` and a plain text, with at most one `.*` and a `$` at the end: tried in one pass, while another pattern could take
 * for ever. `null` for any other, or one without a letter to look for.
 */
export function patternOf(pattern: unknown, options: unknown = ''): ((text: string) => boolean) | null {
  if (typeof pattern !== 'string' || pattern.length > LONGEST) return null
  if (typeof options !== 'string' || !/^i?$/.test(options)) return null
  const texts = textsOf(pattern)
  if (!texts) return null
  const fold = options === 'i' ? foldCase : (text: string): string => text
  const { toEnd } = texts
  const [start, end] = [fold(texts.start), fold(texts.end ?? '')]
  return (text) => {
    const whole = fold(text)
    if (!whole.startsWith(start)) return false
    if (texts.end === null) return !toEnd || whole.length === start.length
    const line = restOfLine(whole, start.length)
    if (!toEnd) return whole.slice(start.length, line + end.length).includes(end)
    return whole.endsWith(end) && whole.length - end.length >= start.length && whole.length - end.length <= line
  }
}

interface Texts {
  start: string
  /** After `.*`; `null` when there is none. */
  end: string | null
  toEnd: boolean
}

function textsOf(pattern: string): Texts | null {
  if (!pattern.startsWith('^')) return null
  const parts = ['']
  let toEnd = false
  for (let at = 1; at < pattern.length; at++) {
    const sign = pattern[at]!
    const next = pattern[at + 1]
    if (sign === '\\' && next !== undefined && ESCAPED.test(next)) {
      parts[parts.length - 1] += next
      at += 1
    } else if (sign === '.' && next === '*') {
      parts.push('')
      at += 1
    } else if (sign === '$' && next === undefined) toEnd = true
    else if (SIGNS.includes(sign)) return null
    else parts[parts.length - 1] += sign
  }
  const [start = '', end = null, ...more] = parts
  return more.length > 0 || start + (end ?? '') === '' ? null : { start, end, toEnd }
}

/** A dot takes no end of a line. */
function restOfLine(text: string, from: number): number {
  const at = text.slice(from).search(/[\n\r\u2028\u2029]/)
  return at === -1 ? text.length : from + at
}

/** A text keeps its length: `ß` stays, and `İ` does not become two letters. */
function foldCase(text: string): string {
  const folded = text.toLowerCase()
  return folded.length === text.length ? folded : [...text].map(foldLetter).join('')
}

const foldLetter = (letter: string): string =>
  letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter
