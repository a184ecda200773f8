import type { Azienda, Bilancio, Socio } from '@bandiera/domain'
import { randomAzienda } from './random-azienda.ts'
import type { Random } from '@bandiera/factories/random'

/** A company with all data, with a second year of accounts, a group and seats known down to the comune. */
export function wholeAzienda(random: Random): Azienda {
  const azienda = randomAzienda(random)
  const [last] = azienda.bilanci!
  const n = random.int(12)
  const regime = ['deMinimis', 'deMinimisAgricolo', 'deMinimisSieg'][n % 3]!
  const aiuti = [{ regime, dataConcessione: '2026-02-01', esl: (n % 4) * 50_000 }]
  const member = {
    relazione: random.one(['controllata', 'associata', 'collegata_persone']),
    ...(random.chance(0.5) ? { quota: 10 * random.int(10) } : {}),
    ula: random.int(60),
    ricavi: random.int(9) * 1e6,
    totaleAttivo: random.int(9) * 1e6,
    aiuti,
  }
  const before: Bilancio = { ...last!, anno: 2024, ula: random.int(300), ricavi: random.int(60) * 1e6 }
  return {
    ...azienda,
    bilanci: random.chance(0.6) ? [before, last!] : [last!],
    compagine: withBody(azienda.compagine!, n),
    sedi: azienda.sedi!.map((sede) => ({ ...sede, provincia: sede.comune!.slice(0, 3) })),
    ...(random.chance(0.5) ? { gruppo: [member] } : { gruppo: [] }),
  }
}

/** Here and there the first owner is a public body, or one that sounds like it. */
function withBody(compagine: readonly Socio[], n: number): Socio[] {
  const [first, ...others] = compagine
  if (!first || n > 1) return [...compagine]
  const { genere: _genere, dataNascita: _dataNascita, ...body } = first
  return [n === 0 ? { ...body, entePubblico: 'si' } : { ...body, nome: 'Comune di Bari' }, ...others]
}
