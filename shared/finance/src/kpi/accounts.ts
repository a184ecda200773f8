import { type Bilancio, type BilancioItem, BILANCIO_ITEMS, bilancioItemFields } from '@bandiera/domain'

/** One year of a company's accounts with the year before, when there is one: what every ratio is worked out of. */
export interface YearAccounts {
  bilancio: Bilancio
  precedente: Bilancio | undefined
}

/** Of two accounts of one year the approved ones count. */
export function accountsOf(bilanci: readonly Bilancio[], anno: number): YearAccounts | null {
  const bilancio = ofYear(bilanci, anno)
  return bilancio ? { bilancio, precedente: ofYear(bilanci, anno - 1) } : null
}

/** The last approved accounts of a company; those of which nothing is said count as approved. */
export function lastApproved(bilanci: readonly Bilancio[] = []): Bilancio | undefined {
  return bilanci
    .filter(isApproved)
    .reduce<Bilancio | undefined>((last, one) => (last && last.anno >= one.anno ? last : one), undefined)
}

function ofYear(bilanci: readonly Bilancio[], anno: number): Bilancio | undefined {
  const found = bilanci.filter((one) => one.anno === anno)
  return found.find(isApproved) ?? found[0]
}

const isApproved = ({ approvato }: Bilancio): boolean => approvato !== false

/** What a ratio is made of: lines of the accounts and sums of them, in euro. */
const DERIVED = {
  ebitda: 'EBITDA',
  ebit: 'EBIT',
  pfn: 'Posizione finanziaria netta',
  ccn: 'Capitale circolante netto',
  acquisti: 'Acquisti di materie e servizi',
  variazioneCcn: 'Variazione del capitale circolante operativo',
} as const
export type Quantity = BilancioItem | keyof typeof DERIVED
export type Quantities = Partial<Record<Quantity, number>>

export const quantityName = (grandezza: Quantity): string =>
  grandezza in DERIVED
    ? DERIVED[grandezza as keyof typeof DERIVED]
    : bilancioItemFields[grandezza as BilancioItem].label

/** Lines that a short form of the accounts leaves out when they are nothing. */
const OFTEN_ZERO: readonly BilancioItem[] = [
  'godimento',
  'variazioneRimanenze',
  'accantonamenti',
  'altriAccantonamenti',
  'oneriDiversi',
]
const EBITDA: readonly BilancioItem[] = ['valoreProduzione', 'materie', 'servizi', 'personale']
/** Lines that each sum needs; a missing line of `OFTEN_ZERO` counts as zero. */
const NEEDED_LINES: Record<keyof typeof DERIVED, readonly BilancioItem[]> = {
  ebitda: EBITDA,
  ebit: [...EBITDA, 'ammortamenti'],
  pfn: ['debitiFinanziari', 'liquidita'],
  ccn: ['attivoCorrente', 'debitiBreve'],
  acquisti: ['materie', 'servizi'],
  variazioneCcn: [],
}

/** EBITDA = A - B6 - B7 - B8 - B9 - B11 - B14, EBIT = EBITDA - B10 - B12 - B13, PFN = financial debts - cash. */
export function quantitiesOf({ bilancio, precedente }: YearAccounts): Quantities {
  const values: Quantities = {}
  for (const voce of BILANCIO_ITEMS) {
    const value = bilancio[voce] ?? (OFTEN_ZERO.includes(voce) ? 0 : undefined)
    if (typeof value === 'number' && Number.isFinite(value)) values[voce] = value
  }
  const at = (voce: BilancioItem): number => values[voce] ?? 0
  const has = (derivata: keyof typeof NEEDED_LINES): boolean =>
    NEEDED_LINES[derivata].every((voce) => values[voce] !== undefined)
  const ebitda =
    at('valoreProduzione') -
    at('materie') -
    at('servizi') -
    at('godimento') -
    at('personale') -
    at('variazioneRimanenze') -
    at('oneriDiversi')
  if (has('ebitda')) values.ebitda = ebitda
  if (has('ebit')) values.ebit = ebitda - at('ammortamenti') - at('accantonamenti') - at('altriAccantonamenti')
  if (has('pfn')) values.pfn = at('debitiFinanziari') - at('liquidita')
  if (has('ccn')) values.ccn = at('attivoCorrente') - at('debitiBreve')
  if (has('acquisti')) values.acquisti = at('materie') + at('servizi')
  values.variazioneCcn = workingCapitalChange(bilancio, precedente)
  return values
}

/** The lines to fill in for these quantities, each once, in the order of the accounts. */
export function missingLines(usate: readonly Quantity[], values: Quantities): BilancioItem[] {
  const needed = usate.flatMap((one) =>
    one in NEEDED_LINES ? NEEDED_LINES[one as keyof typeof NEEDED_LINES] : [one as BilancioItem],
  )
  return [...new Set(needed)].filter((voce) => values[voce] === undefined)
}

/** Working capital without cash, this year minus the year before: what it grew by is cash that left. */
function workingCapitalChange(bilancio: Bilancio, precedente: Bilancio | undefined): number {
  const operating = (anno: Bilancio | undefined): number | null => {
    const { attivoCorrente, liquidita, debitiBreve } = anno ?? {}
    if (attivoCorrente === undefined || liquidita === undefined || debitiBreve === undefined) return null
    return attivoCorrente - liquidita - debitiBreve
  }
  const [now, before] = [operating(bilancio), operating(precedente)]
  return now === null || before === null ? 0 : now - before
}
