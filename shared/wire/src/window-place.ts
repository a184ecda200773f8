import * as z from 'zod/mini'

/** Where a row stands: the value it is sorted by, and its id. */
export type Place = [value: string | number | null, id: string]

const PlaceSchema = z.tuple([z.union([z.string(), z.number(), z.null()]), z.string()])
/** Rows are sorted by so much of a text, so that a cursor is never long. */
const LONGEST = 200

export const placeAt = (value: string | number | boolean | null, id: string): Place => [
  typeof value === 'number' || value === null ? value : String(value).slice(0, LONGEST),
  id,
]

/** The place as text. */
export const cursorOf = (place: Place): string => JSON.stringify(place)

/** @throws when the text is no cursor */
export const placeOf = (cursor: string): Place => PlaceSchema.parse(JSON.parse(cursor))
