/** Characters that a number may be typed with (spec §9). The other reading given there, 25, is a matter of `maxLength`. */
export const INPUT_LIMIT = 250
/** Digits of an extension (spec §5). */
export const EXTENSION_LIMIT = 20
