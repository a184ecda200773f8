/** What a schema of zod says of itself, as far as tests walk through it. */
interface Def {
  type: string
  shape?: Record<string, Node>
  innerType?: Node
  element?: Node
  valueType?: Node
  options?: Node[]
  checks?: { _zod: { def: { check: string; maximum?: number } } }[]
}
export interface Node {
  _zod: { def: Def }
}
