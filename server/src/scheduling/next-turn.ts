import { setImmediate } from 'node:timers'

/**
 * Rounds of the event loop between two pieces of work. In each round libuv accepts one connection, however many they are: with one
 * round for each 8 ms of work three hundred browsers waited for four seconds until the last of them was let in.
 */
const ROUNDS = 8

/** Work that waits for its next turn, in the order in which it came. */
const waiting: (() => void)[] = []
let left = ROUNDS

/**
 * Waits until others had their turn. Of all the work that waits here one piece goes on at a time: fifty pieces of 8 ms would
 * together keep everything else waiting for 400 ms.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(goOn)
  })
}

function goOn(): void {
  left -= 1
  if (left > 0) return void setImmediate(goOn)
  left = ROUNDS
  waiting.shift()!()
  if (waiting.length > 0) setImmediate(goOn)
}
