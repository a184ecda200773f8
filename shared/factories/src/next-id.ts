const START = Date.UTC(2026, 0, 1) / 1000
let made = 0

/** A valid id, each newer than the one before, so that the order of a list is known. */
export function nextId(): string {
  made += 1
  return (START + made).toString(16).padStart(8, '0') + made.toString(16).padStart(16, '0')
}
