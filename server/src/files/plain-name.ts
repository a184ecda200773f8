/** Control characters, halves of a character, and those that turn the direction of what is read. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A name of a file as typed, without what could lead into another folder or make it look like another kind of file. */
export const plainName = (nome: string): string =>
  nome
    .normalize('NFC')
    .replace(INVISIBLE, '_')
    .replace(/[/\\]+/g, '_')
