/** Milliseconds that `pieceOfWork` takes on a quiet core of the machine of reference. */
const REFERENCE = 5.5
/** Pieces that are measured together: enough that other work has its turn in between. */
const PIECES = 12
/** The longest that a journey on a slow page may take to fail, unless it asks for more itself. */
const LIMIT = 240_000
/** A slowed page draws late: waits may take this many times longer. */
const PATIENCE = 2

/** How many times slower this machine is now than a quiet core of reference: its processor and all that runs beside. */
export function slownessNow() {
  // the first time it is compiled
  pieceOfWork()
  const began = performance.now()
  for (let n = 0; n < PIECES; n += 1) pieceOfWork()
  return slownessOf(performance.now() - began)
}

/** @param {number} milliseconds that all pieces took */
export const slownessOf = (milliseconds) => milliseconds / PIECES / REFERENCE

/** How many times a page is slowed to run at `rate`; a machine that is that slow by itself slows nothing more.
 * @param {number} rate @param {number} slowness of the machine now */
export const throttleOf = (rate, slowness) => Math.max(1, rate / slowness)

/** Milliseconds that a journey may take whose pages run at `rate`. @param {number} milliseconds its usual limit @param {number} rate */
export const limitOf = (milliseconds, rate) => Math.max(milliseconds, Math.min(milliseconds * rate, LIMIT))

/** Milliseconds that an expectation may take where pages run at `rate`. @param {number} milliseconds @param {number} rate */
export const patienceOf = (milliseconds, rate) => milliseconds * Math.min(rate, PATIENCE)

// named here: jest looks `Math` up anew each time
const { imul } = Math

/** Always the same work: numbers, and memory that the cache holds. */
function pieceOfWork() {
  const memory = new Uint32Array(4096)
  let state = 1
  for (let n = 0; n < 2_000_000; n += 1) {
    state = (imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) + n) | 0
    memory[state & 4095] = state ^ n
  }
  return memory[7]
}
