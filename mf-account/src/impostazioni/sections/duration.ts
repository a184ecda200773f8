/** `4:30` or `1:02:05` -> seconds; `null` for anything else. */
export function parseDuration(text: string): number | null {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim())
  return parts ? Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : null
}

/** 270 -> `4:30`; empty for nothing. */
export const durationText = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
