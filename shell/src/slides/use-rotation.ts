import { useMediaQuery } from '@bandiera/ui'
import { useEffect, useState } from 'react'

/** Long enough to read a slide twice. */
export const EVERY = 8000

export interface Rotation {
  index: number
  /** Slides move by themselves, now or as soon as nobody holds them. */
  playing: boolean
  /** True while a change can only be the reader's doing. */
  still: boolean
  /** The reader chooses a slide: nothing moves by itself any more. */
  go: (index: number) => void
  toggle: () => void
  /** Pointer or focus arrives and leaves: meanwhile nothing moves. */
  hold: (held: boolean) => void
}

/** Which of `count` slides is shown. They move by themselves, never for people who asked for less motion. */
export function useRotation(count: number): Rotation {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [wanted, setWanted] = useState(true)
  const [held, hold] = useState(false)
  const [index, setIndex] = useState(0)
  const playing = wanted && !lessMotion && count > 1
  const still = !playing || held
  useEffect(() => {
    if (still) return
    const timer = setInterval(() => {
      if (!isTyping()) setIndex((last) => (last + 1) % count)
    }, EVERY)
    return () => clearInterval(timer)
  }, [still, count])
  const go = (next: number) => {
    setWanted(false)
    setIndex((next + count) % count)
  }
  return { index, playing, still, go, toggle: () => setWanted(!playing), hold }
}

/** Nothing moves beside somebody who fills in the form. */
const isTyping = (): boolean => document.activeElement instanceof HTMLInputElement
