import { testi } from '../testi.ts'

const { form } = testi

/** Names of a grant's fields inside `data`. */
export const nomiCampi = {
  titolo: form.titolo,
  sottotitolo: form.sottotitolo,
  ente: form.ente,
  link: form.link,
  dataApertura: form.apertura,
  oraApertura: form.oraApertura,
  dataChiusura: form.chiusura,
  oraChiusura: form.oraChiusura,
  chiusuraAnticipata: form.anticipata,
  dataGraduatoria: form.graduatoria,
  noteFinestra: form.note,
  procedura: form.procedura,
  spesaMin: form.spesaMin,
  spesaMax: form.spesaMax,
  agevolazioneMin: form.agevolazioneMin,
  agevolazioneMax: form.agevolazioneMax,
  intensita: form.intensita,
  stanziamento: form.stanziamento,
  obiettivi: form.obiettivi,
  forme: form.forme,
  costi: form.costi,
  regime: form.regime,
  cumulo: form.cumulo,
  criteri: form.capi.criteri,
  documentiRichiesti: form.capi.documenti,
  premialita: form.capi.premialita,
  sezioni: form.capi.sezioni,
  norme: form.norme,
  gestori: testi.colonne.gestori,
  pubblico: testi.pubblico,
  redazione: testi.colonne.redazione,
  daControllare: testi.daControllare,
  pubblicatoIl: testi.pubblicatoIl,
}

/**
 * Name of what changed, by its path in a stored grant: the field, and which of its items.
 * @example nomeCampo('data.documentiRichiesti.0.nome') // 'Documenti richiesti (1)'
 */
export function nomeCampo(path: string): string {
  const [, field = '', item] = path.split('.')
  const name = (nomiCampi as Record<string, string | undefined>)[field]
  if (!path.startsWith('data.') || !name) return path
  return item !== undefined && /^\d+$/.test(item) ? `${name} (${Number(item) + 1})` : name
}
