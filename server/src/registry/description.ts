export const DESCRIPTION = 'module.json'
/** Older builds and releases use the other name; pages ask for both. */
export const DESCRIPTIONS: readonly string[] = [DESCRIPTION, 'modulo.json']

export const isDescription = (name: string): boolean => DESCRIPTIONS.includes(name)
