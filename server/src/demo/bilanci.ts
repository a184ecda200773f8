import type { Bilancio, DimensioneClass } from '@bandiera/domain'
import type { Settore } from './settori.ts'
import { createRandom, rounded, type World } from './random.ts'

const ULA: Record<DimensioneClass, [number, number]> = {
  micro: [1, 9],
  piccola: [10, 48],
  media: [50, 245],
  grande: [260, 700],
}
/** Turnover, in euro, that a company of the class stays under (Rec. 2003/361/CE). */
const MAX_RICAVI: Record<DimensioneClass, number> = {
  micro: 1_900_000,
  piccola: 9_600_000,
  media: 48_000_000,
  grande: 400_000_000,
}
const MIN_RICAVI_GRANDE = 55_000_000

/** Accounts of the last three years, or of those the company has existed; all of one size class. */
export function makeBilanci(
  { random, oggi }: World,
  settore: Settore,
  classe: DimensioneClass,
  costituzione: string,
): Bilancio[] {
  const last = Number(oggi.slice(0, 4)) - (oggi.slice(5, 7) < '05' ? 2 : 1)
  const first = Math.max(last - 2, Number(costituzione.slice(0, 4)))
  const [min, max] = ULA[classe]
  let ula = random.int(min, max)
  const bilanci: Bilancio[] = []
  for (let anno = first; anno <= last; anno++) {
    const ricavi = ricaviOf(ula * settore.resa * 1000 * (0.75 + random.next() / 2), classe)
    const totaleAttivo = rounded(ricavi * (0.5 + random.next() * 0.35), 100)
    bilanci.push({ anno, approvato: true, ula, ricavi, totaleAttivo, ...makeVoci({ anno, ula, ricavi, totaleAttivo }) })
    ula = Math.min(max, Math.max(min, Math.round(ula * (0.92 + random.next() * 0.2))))
  }
  return bilanci
}

function ricaviOf(wanted: number, classe: DimensioneClass): number {
  const atLeast = classe === 'grande' ? MIN_RICAVI_GRANDE : 0
  return rounded(Math.max(atLeast, Math.min(MAX_RICAVI[classe], wanted)), 100)
}

/** What is known of a year before its lines are made. */
type Testata = Required<Pick<Bilancio, 'anno' | 'ula' | 'ricavi' | 'totaleAttivo'>>

/**
 * Lines of the accounts that fit turnover, staff and total assets: most companies earn, some lose, one in twenty has eaten
 * its equity. Drawn from the figures themselves, so that they never disturb the other demo records.
 */
export function makeVoci({ anno, ula, ricavi, totaleAttivo }: Testata): Partial<Bilancio> {
  const random = createRandom(`${anno} ${ula} ${ricavi}`)
  const part = (whole: number, from: number, to: number): number => euro(whole * (from + random.next() * (to - from)))
  const valoreProduzione = part(ricavi, 1, 1.04)
  const margine = random.chance(0.08) ? -0.04 + random.next() * 0.04 : 0.03 + random.next() * 0.17
  const personale = Math.min(euro(ula * 34_000), part(ricavi, 0.25, 0.4))
  const godimento = part(ricavi, 0.01, 0.03)
  const oneriDiversi = part(ricavi, 0.003, 0.012)
  const acquisti = Math.max(0, euro(valoreProduzione * (1 - margine)) - personale - godimento - oneriDiversi)
  const materie = part(acquisti, 0.45, 0.7)
  const ebitda = valoreProduzione - acquisti - personale - godimento - oneriDiversi
  const ammortamenti = part(ricavi, 0.015, 0.045)
  const debito = makeDebito(random, totaleAttivo)
  const lordo = ebitda - ammortamenti - debito.oneriFinanziari
  const imposte = lordo > 0 ? euro(lordo * 0.28) : 0
  const conto = { valoreProduzione, materie, servizi: acquisti - materie, godimento, personale, ammortamenti }
  return { ...conto, oneriDiversi, imposte, utile: lordo - imposte, ...debito, ...makeAttivo(random, totaleAttivo) }
}

function makeDebito(random: ReturnType<typeof createRandom>, totaleAttivo: number) {
  const share = random.chance(0.05) ? -0.04 : 0.12 + random.next() * 0.35
  const patrimonioNetto = euro(totaleAttivo * share)
  const debitiTotali = euro((totaleAttivo - patrimonioNetto) * 0.95)
  const debitiFinanziari = euro(debitiTotali * (0.15 + random.next() * 0.35))
  const debitiBreve = euro(debitiTotali * (0.5 + random.next() * 0.25))
  return {
    patrimonioNetto,
    utiliNonDistribuiti: euro(Math.max(0, patrimonioNetto) * 0.6),
    debitiTotali,
    debitiBreve,
    debitiFinanziari,
    debitiFornitori: euro(debitiBreve * 0.55),
    debitiTributariPrevidenziali: euro(totaleAttivo * (0.02 + random.next() * 0.05)),
    oneriFinanziari: euro(debitiFinanziari * (0.035 + random.next() * 0.025)),
    quotaCapitale: euro(debitiFinanziari * (0.1 + random.next() * 0.08)),
  }
}

function makeAttivo(random: ReturnType<typeof createRandom>, totaleAttivo: number) {
  const attivoCorrente = euro(totaleAttivo * (0.45 + random.next() * 0.3))
  const rimanenze = euro(attivoCorrente * (0.1 + random.next() * 0.25))
  const crediti = euro(attivoCorrente * (0.35 + random.next() * 0.15))
  return { attivoCorrente, rimanenze, crediti, liquidita: euro((attivoCorrente - rimanenze - crediti) * 0.85) }
}

const euro = (amount: number): number => Math.round(amount / 100) * 100
