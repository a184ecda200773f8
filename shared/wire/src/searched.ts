import type { CollectionName } from '@bandiera/domain'

/** Fields, also computed ones, whose texts a search looks into. */
export const SEARCHED: Record<CollectionName, readonly string[]> = {
  avvisi: [],
  aziende: ['ragioneSociale', 'tag', 'partitaIva', 'codiceFiscale', 'calc.sede', 'sedi.comuneNome', 'ateco.codice'],
  bandi: ['data.titolo', 'data.sottotitolo', 'data.ente', 'data.obiettivi'],
  docs: ['nome', 'tipo'],
  istituti: ['nome', 'prodotti.nome'],
  pratiche: ['titolo', 'protocollo', 'tipo', 'stato', 'extra'],
  settings: [],
  usr: ['name', 'email'],
}
