import type { DatiBando } from '@bandiera/domain'
import { addDays } from '@bandiera/domain'
import { daysAgo, inDays, type World } from './world.ts'

type Finestra = Pick<
  DatiBando,
  'dataApertura' | 'oraApertura' | 'dataChiusura' | 'oraChiusura' | 'chiusuraAnticipata' | 'noteFinestra'
>

const aperto = (world: World): Finestra => ({
  dataApertura: daysAgo(world, 10, 150),
  dataChiusura: inDays(world, 40, 220),
  oraChiusura: world.random.pick(['12:00', '16:00', '18:00', '23:59']),
})
const inChiusura = (world: World): Finestra => ({ ...aperto(world), dataChiusura: inDays(world, 2, 28) })
const inApertura = (world: World): Finestra => {
  const dataApertura = inDays(world, 5, 60)
  const dataChiusura = addDays(dataApertura, world.random.int(30, 150))
  return { dataApertura, oraApertura: world.random.pick(['09:00', '10:00', '11:00']), dataChiusura }
}
const chiuso = (world: World): Finestra => {
  const dataChiusura = daysAgo(world, 3, 260)
  return { dataApertura: addDays(dataChiusura, -world.random.int(30, 180)), dataChiusura }
}
const sportello = (world: World): Finestra => ({
  dataApertura: daysAgo(world, 30, 400),
  noteFinestra: 'Fino a esaurimento delle risorse',
})
const chiusoPrima = (world: World): Finestra => ({
  ...aperto(world),
  dataApertura: daysAgo(world, 60, 150),
  chiusuraAnticipata: daysAgo(world, 1, 40),
  noteFinestra: 'Chiuso in anticipo: risorse esaurite',
})
const nonNoto = (): Finestra => ({ noteFinestra: 'Date non ancora pubblicate' })

// Every temporal state in each dozen, the open ones most often.
const TURNO = [
  aperto,
  inChiusura,
  aperto,
  sportello,
  inApertura,
  aperto,
  chiuso,
  inChiusura,
  aperto,
  sportello,
  chiusoPrima,
  nonNoto,
]

/** Opening and closing of the n-th grant. */
export const makeFinestra = (world: World, n: number): Finestra => TURNO[n % TURNO.length]!(world)
