import { useRecord, useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useCallback, useRef } from 'react'

/** Place of a film that was seen to its end. */
export const SEEN = -1
/** Seconds: the start is no progress, and near the end counts as seen. */
const START = 3
const NEAR_END = 5

/** Kept with the person, so that it goes on elsewhere. A place that cannot be stored is not reported. */
export function useProgress() {
  const { usr } = usePortal()
  const { update } = useWrites()
  const me = useRecord('usr', usr?._id ?? '') ?? usr
  const id = me?._id
  const stored = useRef<Record<string, number>>({})
  const keep = useCallback(
    (video: string, at: number, length: number) => {
      const short = length <= NEAR_END * 2
      const place = at >= length - (short ? 0.5 : NEAR_END) ? SEEN : Math.floor(at)
      if (!id || (place !== SEEN && place < START) || stored.current[video] === place) return
      stored.current[video] = place
      void update('usr', id, { set: { [`preferenze.video.${video}`]: place } }).catch(() => {})
    },
    [id, update],
  )
  return { places: me?.preferenze?.video ?? {}, keep }
}

/** 270 -> `4:30`; an hour and more `1:02:05`. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
