declare module 'json-rules-engine' {
  /** What the measures use of it. */
  export class Engine {
    constructor(rules: object[], options: { allowUndefinedFacts: boolean })
    addOperator(name: string, holds: (own: unknown, value: unknown) => boolean): void
    addRule(rule: object): void
    run(facts: object): Promise<{ events: { params: { at: number } }[] }>
  }
}
