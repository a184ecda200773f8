import { isObject } from './paths.ts'

/** `"$campo.sotto"`; `$$ROOT` and other variables are not field paths. */
export const isFieldPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\$[^$.][^$]*$/.test(value)

/** What a field path or a constant gives for a record, `undefined` when it is missing; of a list, what its objects give. */
export function valueOf(expression: unknown, doc: unknown): unknown {
  return isFieldPath(expression) ? fieldAt(doc, expression.slice(1).split('.')) : expression
}

function fieldAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) {
    const given = value.filter(isObject).map((item) => fieldAt(item, [name, ...rest]))
    return given.filter((one) => one !== undefined)
  }
  return isObject(value) && Object.hasOwn(value, name) ? fieldAt(value[name], rest) : undefined
}
