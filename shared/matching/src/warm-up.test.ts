import { AziendaSchema, BandoSchema } from '@bandiera/domain'
import { createEngine } from './engine/create-engine.ts'
import { smallWorld, warmUp } from './warm-up.ts'

it('judges companies and grants as records are, with verdicts of every kind', () => {
  const world = smallWorld()
  for (const azienda of world.aziende) AziendaSchema.parse(azienda)
  for (const bando of world.bandi) BandoSchema.parse(bando)
  expect(Object.values(createEngine(world).countAll().totale.aperto).every((count) => count > 0)).toBe(true)
  expect(warmUp).not.toThrow()
})
