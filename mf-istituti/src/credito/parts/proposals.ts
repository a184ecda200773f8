import {
  dimensione,
  formatEuro,
  isProdottoValido,
  fullMonths,
  type Azienda,
  type Istituto,
  type Prodotto,
} from '@bandiera/domain'
import {
  coperturaFondo,
  fuoriLimiti,
  importoSostenibile,
  kpiAzienda,
  offerta,
  rimborso,
  tanDi,
  ultimoApprovato,
  type Copertura,
  type Offerta,
  type Sostenibile,
} from '@bandiera/finance'
import { valutaCriteri, type Contesto, type EsitoCriteri } from '@bandiera/matching'
import { texts } from '../texts.ts'
import type { RichiestaValues } from '../rules.ts'

/** One product against one company and one request. */
export interface Proposta {
  /** Institute and product, for lists and addresses. */
  _id: string
  istituto: Istituto
  prodotto: Prodotto
  /** The same engine as for grants; without criteria nothing stands against the company. */
  esito: EsitoCriteri
  /** The limit of the product that the request breaks; `null` when it fits. */
  fuori: string | null
  offerta: Offerta | null
  /** Why there is no offer. */
  perche: string | null
  sostenibile: Sostenibile
  copertura: Copertura | null
}

interface Domanda {
  azienda: Azienda
  istituti: readonly Istituto[]
  richiesta: RichiestaValues
  contesto: Contesto
}

const ORDINE = { ammissibile: 0, da_verificare: 1, non_ammissibile: 2 } as const

/** Every product that can be asked for today, those that fit first, the cheapest first among them. */
export function proposte({ istituti, ...domanda }: Domanda): Proposta[] {
  const { oggi } = domanda.contesto
  return istituti
    .flatMap((istituto) => (istituto.prodotti ?? []).map((prodotto) => ({ istituto, prodotto })))
    .filter(({ prodotto }) => isProdottoValido(prodotto, oggi))
    .map((each) => proposta({ ...each, ...domanda }))
    .sort(compare)
}

function proposta(given: Omit<Domanda, 'istituti'> & { istituto: Istituto; prodotto: Prodotto }): Proposta {
  const { azienda, istituto, prodotto, richiesta, contesto } = given
  const { importo, mesi, preammortamento, tasso } = richiesta
  const grace = Math.min(preammortamento ?? 0, prodotto.preammortamentoMax ?? 0)
  const found = offerta(prodotto, { importo, mesi, preammortamento: grace }, tasso)
  const esito = valutaCriteri(azienda, prodotto.criteri ?? [], { ...contesto, kpi: kpiAzienda })
  return {
    _id: `${istituto._id}.${prodotto.id}`,
    istituto,
    prodotto,
    esito: prodotto.criteri?.length ? esito : { ...esito, esito: 'ammissibile' },
    fuori: fuoriLimiti(prodotto, { importo, mesi }),
    offerta: found,
    perche: found ? null : rimborso(prodotto) === 'nessuno' ? texts.senzaOfferta : texts.senzaTasso,
    sostenibile: importoSostenibile(azienda, {
      tan: tanDi(prodotto, tasso),
      mesi,
      preammortamento: grace,
      rimborso: rimborso(prodotto),
    }),
    copertura: prodotto.fondoGaranzia ? copertura(azienda, richiesta, contesto.oggi) : null,
  }
}

/** The largest amount in whole euro: rounded up it would not be sustainable any more. */
export const euroInteri = (importo: number | null): string =>
  formatEuro(importo === null ? null : Math.floor(importo), 0)

function copertura(azienda: Azienda, { importo, finalita, fascia }: RichiestaValues, oggi: string): Copertura {
  const { classe, dati } = dimensione(azienda)
  const { startupInnovativa, pmiInnovativa } = azienda.qualifiche ?? {}
  return coperturaFondo({
    importo,
    finalita,
    fascia: fascia ? Number(fascia) : null,
    classe,
    // the staff of the group, as the size class counts it
    ula: dati.ula ?? ultimoApprovato(azienda.bilanci)?.ula ?? null,
    mesi: azienda.dataCostituzione ? fullMonths(azienda.dataCostituzione, oggi) : null,
    innovativa: startupInnovativa === true || pmiInnovativa === true,
  })
}

const rank = ({ esito, fuori }: Proposta): number => ORDINE[esito.esito] + (fuori ? 3 : 0)
const compare = (a: Proposta, b: Proposta): number =>
  rank(a) - rank(b) ||
  (a.offerta?.taeg ?? Infinity) - (b.offerta?.taeg ?? Infinity) ||
  a.prodotto.nome.localeCompare(b.prodotto.nome, 'it')
