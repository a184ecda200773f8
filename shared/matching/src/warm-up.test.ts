import { AziendaSchema, BandoSchema } from '@bandiera/domain'
import { createEngine } from './engine/index.ts'
import { smallWorld } from './small-world.ts'
import { warmUp } from './warm-up.ts'

it('judges companies and grants as records are, with verdicts of every kind', () => {
  const world = smallWorld()
  for (const azienda of world.aziende) AziendaSchema.parse(azienda)
  for (const bando of world.bandi) BandoSchema.parse(bando)
  expect(Object.values(createEngine(world).conta().totale.aperto).every((count) => count > 0)).toBe(true)
  expect(warmUp).not.toThrow()
})
