/**
 * An hour as people write it: `9`, `930`, `9.30`, `9,30`, `9h30`, `09:30`, `ore 9.30`. `HH:MM`, or `null` when the day has
 * no such hour.
 */
export function parseTime(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:alle|ore|h)\s*/, '')
  const parts = /^(\d{1,2})(?:\s*[:.,h\s]\s*(\d{2}))?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare)
  if (!parts) return null
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)]
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : null
}

const two = (n: number): string => String(n).padStart(2, '0')
