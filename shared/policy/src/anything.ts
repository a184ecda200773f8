/** The right on every record of a collection. */
export const anything = { whose: 'any', owns: (): boolean => true }
