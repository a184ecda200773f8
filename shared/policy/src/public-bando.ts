import type { Bando, Criterio, BandoData } from '@bandiera/domain'

/** The fields of a public grant that visitors may read; no other field leaves the portal. */
export const PUBLIC_BANDO_FIELDS = [
  ...(['titolo', 'sottotitolo', 'ente', 'link', 'dataApertura', 'oraApertura', 'dataChiusura', 'oraChiusura'] as const),
  ...(['chiusuraAnticipata', 'noteFinestra', 'procedura', 'dataGraduatoria', 'obiettivi', 'forme', 'costi'] as const),
  ...(['spesaMin', 'spesaMax', 'agevolazioneMin', 'agevolazioneMax', 'intensita', 'stanziamento'] as const),
  ...(['stanziamentoResiduo', 'residuoAl', 'scorrimenti', 'precompilazioneDal', 'oraPrecompilazioneDal'] as const),
  ...(['precompilazioneAl', 'oraPrecompilazioneAl'] as const),
  ...(['regime', 'cumulo', 'criteri', 'premialita', 'documentiRichiesti', 'sezioni', 'norme'] as const),
] satisfies (keyof BandoData)[]

export interface PublicBando {
  _id: string
  data: Pick<BandoData, (typeof PUBLIC_BANDO_FIELDS)[number]>
}

export const isPublicBando = ({ data }: Bando): boolean => data.pubblico === true && data.redazione === 'pubblicato'

export function publicBando(bando: Bando): PublicBando | null {
  if (!isPublicBando(bando)) return null
  const { data } = bando
  const shown = PUBLIC_BANDO_FIELDS.filter((field) => data[field] !== undefined)
  const fields = Object.fromEntries(shown.map((field) => [field, data[field]])) as PublicBando['data']
  return { _id: bando._id, data: { ...fields, ...(data.criteri && { criteri: data.criteri.map(withoutNotes) }) } }
}

/** A criterion without what its editore wrote for colleagues: note, weight, verdict given by hand. */
function withoutNotes(criterio: Criterio): Criterio {
  const {
    nota: _note,
    peso: _weight,
    esitoManuale: _verdict,
    ...rule
  } = criterio as Criterio & { esitoManuale?: unknown }
  return rule as Criterio
}
