import type { Modulo } from '@bandiera/wire'

const ESEMPI = /^esempi\.[0-9a-f]{8}\.json$/

/** Whether a file is the one with the examples of a release. */
export const isEsempi = (name: string): boolean => ESEMPI.test(name)

/** The file with the examples; a module that adds nothing to any slot has none. */
export const esempiFile = ({ files }: Pick<Modulo, 'files'>): string | undefined => Object.keys(files).find(isEsempi)
