import { lt, valid, validRange } from 'semver'

/** Whether a release may have this version: as semver writes it, and without build metadata, which does not tell two apart. */
export const isReleaseVersion = (text: string): boolean => valid(text) === text && text.length <= 64

/** Whether a text is a range of versions. */
export const isRange = (text: string): boolean => text !== '' && validRange(text) !== null

/** Whether one version comes before another. */
export const isOlder = (version: string, other: string): boolean => lt(version, other)
