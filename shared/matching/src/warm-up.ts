import { createEngine } from './engine/index.ts'
import { smallWorld } from './small-world.ts'

/** After so many times it is about as quick as it gets. */
export const WARM_UPS = 32

/**
 * Runs the engine over a small made-up world. Code is slow while it runs for the first times: who starts before there is
 * anything to judge, as a worker does, is past that when the records come.
 */
export function warmUp(): void {
  // as records arrive: objects of the same shapes, which literals of this source are not
  const world: ReturnType<typeof smallWorld> = JSON.parse(JSON.stringify(smallWorld()))
  const engine = createEngine(world)
  const [azienda, bando] = [world.aziende[0]!, world.bandi[0]!]
  engine.conta()
  engine.perAzienda(azienda._id)
  engine.perBando(bando._id)
  engine.quasi(azienda._id)
  engine.completa(azienda._id)
  engine.applica({ aziende: { put: [{ ...azienda, sedi: [] }] } })
}
