/** The file in which a build describes its module. */
export const DESCRIPTION = 'module.json'
/** Older builds and releases have it under the other name, and pages ask for it under both. */
export const DESCRIPTIONS: readonly string[] = [DESCRIPTION, 'modulo.json']

export const isDescription = (name: string): boolean => DESCRIPTIONS.includes(name)
