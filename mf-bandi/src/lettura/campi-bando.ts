import { testi } from '../testi.ts'

const { form } = testi

/** Names of a grant's fields inside `data`. */
const nomiCampi = {
  titolo: form.titolo,
  sottotitolo: form.sottotitolo,
  ente: form.ente,
  link: form.link,
  dataApertura: form.apertura,
  oraApertura: form.oraApertura,
  dataChiusura: form.chiusura,
  oraChiusura: form.oraChiusura,
  chiusuraAnticipata: form.anticipata,
  precompilazioneDal: form.precompilazioneDal,
  oraPrecompilazioneDal: `${form.precompilazioneDal}: ora`,
  precompilazioneAl: form.precompilazioneAl,
  oraPrecompilazioneAl: `${form.precompilazioneAl}: ora`,
  dataGraduatoria: form.graduatoria,
  scorrimenti: form.scorrimenti,
  noteFinestra: form.note,
  procedura: form.procedura,
  spesaMin: form.spesaMin,
  spesaMax: form.spesaMax,
  agevolazioneMin: form.agevolazioneMin,
  agevolazioneMax: form.agevolazioneMax,
  intensita: form.intensita,
  stanziamento: form.stanziamento,
  stanziamentoResiduo: form.residuo,
  residuoAl: form.residuoAl,
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

/** The names of a grant's fields by their path in the record. */
export const nomiInRecord: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(nomiCampi).map(([field, name]) => [`data.${field}`, name]),
)
