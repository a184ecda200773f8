import {
  dimensione,
  formatEuro,
  isValidProduct,
  fullMonths,
  type Azienda,
  type Istituto,
  type Product,
} from '@bandiera/domain'
import {
  fundCover,
  outsideLimits,
  sustainableLoan,
  kpiOfAzienda,
  loanOffer,
  repaymentOf,
  tanOf,
  lastApproved,
  type Cover,
  type LoanOffer,
  type SustainableLoan,
} from '@bandiera/finance'
import { evaluateCriteri, type MatchingContext, type EsitoCriteri } from '@bandiera/matching'
import { texts } from '../texts.ts'
import type { RequestValues } from '../rules.ts'

export interface Proposal {
  _id: string
  istituto: Istituto
  product: Product
  /** The same engine as for grants; a product without criteria admits every company. */
  esito: EsitoCriteri
  /** The limit of the product that the request breaks; `null` when it fits. */
  misfit: string | null
  offer: LoanOffer | null
  why: string | null
  sustainable: SustainableLoan
  coverage: Cover | null
}

interface Question {
  azienda: Azienda
  istituti: readonly Istituto[]
  request: RequestValues
  context: MatchingContext
}

const ORDER = { ammissibile: 0, da_verificare: 1, non_ammissibile: 2 } as const

/** Every product available today: those that fit first, then by cost. */
export function proposals({ istituti, ...question }: Question): Proposal[] {
  const { oggi } = question.context
  return istituti
    .flatMap((istituto) => (istituto.prodotti ?? []).map((product) => ({ istituto, product })))
    .filter(({ product }) => isValidProduct(product, oggi))
    .map((each) => proposal({ ...each, ...question }))
    .sort(compare)
}

function proposal(given: Omit<Question, 'istituti'> & { istituto: Istituto; product: Product }): Proposal {
  const { azienda, istituto, product, request, context } = given
  const { importo, mesi, preammortamento, tasso } = request
  const grace = Math.min(preammortamento ?? 0, product.preammortamentoMax ?? 0)
  const found = loanOffer(product, { importo, mesi, preammortamento: grace }, tasso)
  const esito = evaluateCriteri(azienda, product.criteri ?? [], { ...context, kpi: kpiOfAzienda })
  return {
    _id: `${istituto._id}.${product.id}`,
    istituto,
    product,
    esito: product.criteri?.length ? esito : { ...esito, esito: 'ammissibile' },
    misfit: outsideLimits(product, { importo, mesi }),
    offer: found,
    why: found ? null : repaymentOf(product) === 'nessuno' ? texts.withoutOffer : texts.withoutRate,
    sustainable: sustainableLoan(azienda, {
      tan: tanOf(product, tasso),
      mesi,
      preammortamento: grace,
      rimborso: repaymentOf(product),
    }),
    coverage: product.fondoGaranzia ? coverage(azienda, request, context.oggi) : null,
  }
}

/** The largest amount in whole euro: rounded up it would not be sustainable any more. */
export const wholeEuro = (importo: number | null): string =>
  formatEuro(importo === null ? null : Math.floor(importo), 0)

function coverage(azienda: Azienda, { importo, finalita, fascia }: RequestValues, oggi: string): Cover {
  const { classe, dati } = dimensione(azienda)
  const { startupInnovativa, pmiInnovativa } = azienda.qualifiche ?? {}
  return fundCover({
    importo,
    finalita,
    fascia: fascia ? Number(fascia) : null,
    classe,
    // the staff of the group, as the size class counts it
    ula: dati.ula ?? lastApproved(azienda.bilanci)?.ula ?? null,
    mesi: azienda.dataCostituzione ? fullMonths(azienda.dataCostituzione, oggi) : null,
    innovativa: startupInnovativa === true || pmiInnovativa === true,
  })
}

const rank = ({ esito, misfit }: Proposal): number => ORDER[esito.esito] + (misfit ? 3 : 0)
const compare = (a: Proposal, b: Proposal): number =>
  rank(a) - rank(b) ||
  (a.offer?.taeg ?? Infinity) - (b.offer?.taeg ?? Infinity) ||
  a.product.nome.localeCompare(b.product.nome, 'it')
