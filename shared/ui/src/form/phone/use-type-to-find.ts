import { useRef } from 'react'

/** Keys within this time of the last one go on with its text (spec §9). */
const TIMEOUT = 700

/** Gathers typed keys into the text to find; after 700 ms of silence a key starts anew. */
export function useTypeToFind(): { add: (key: string) => string; isTyping: () => boolean } {
  const typed = useRef({ text: '', at: -Infinity })
  const isTyping = () => typed.current.text !== '' && Date.now() - typed.current.at < TIMEOUT
  const add = (key: string) => {
    typed.current = { text: (isTyping() ? typed.current.text : '') + key, at: Date.now() }
    return typed.current.text
  }
  return { add, isTyping }
}
