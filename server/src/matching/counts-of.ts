import {
  contaAmmissibili,
  contatiDi,
  type Ammissibili,
  type Conosciuto,
  type Contati,
  type DomandaConteggi,
  type RispostaConteggi,
} from '@bandiera/matching'

/** As many companies as a page holds at most: it asks of no more. */
const MOST = 20_000

/** What a world answered last: another one is told of it as another object. */
const counted = new WeakMap<Conosciuto, Contata>()

/** Counts of a world, as those see it whose world it is. */
export function conteggiDi(noto: Conosciuto, { tutte = false }: DomandaConteggi): RispostaConteggi {
  const known = counted.get(noto) ?? count(noto)
  counted.set(noto, known)
  return { ...known.contati, perAzienda: tutte ? [...known.perAzienda].slice(0, MOST) : [] }
}

interface Contata extends Pick<Ammissibili, 'perAzienda'> {
  contati: Contati
}

function count(noto: Conosciuto): Contata {
  const { contesto } = noto
  const [aziende, bandi] = [noto.aziende(), noto.bandi()]
  const ammissibili = contaAmmissibili(noto.engine, { aziende, bandi, momento: contesto })
  const contati = contatiDi(ammissibili, { aziende, bandi, momento: contesto })
  return { contati, perAzienda: ammissibili.perAzienda }
}
