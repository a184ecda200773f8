export const BANDI = '/bandi'
export const NEW_AZIENDA = '/aziende?nuova=1'
export const hrefBando = (id: string): string => `/bando/${id}`
export const hrefAzienda = (id: string): string => `/azienda/${id}`
export const hrefIncroci = (aziendaId: string): string => `/incroci?azienda=${aziendaId}`
export const NEW_ESIGENZA = '/esigenze?nuova=1'
export const hrefEsigenza = (id: string): string => `/esigenze?modifica=${encodeURIComponent(id)}`
export const hrefNewPratica = (aziendaId: string, bandoId: string): string =>
  `/pratiche?nuova=1&azienda=${aziendaId}&bando=${bandoId}`
export const hrefPratica = (id: string): string => `/pratica/${id}`
export const INCROCI = '/incroci'
export const hrefFittingBandi = (aziendaId: string): string => `${hrefIncroci(aziendaId)}&f=esito:=:ammissibile`
export const hrefNewBandi = (aziendaId: string): string => `${hrefFittingBandi(aziendaId)}&f=novita:=:si`
/** The companies that fit one grant, and those of which something is not known. */
export const hrefPossibleAziende = (bandoId: string): string =>
  `/incroci?tab=bando&bando=${bandoId}&f=esito:in:ammissibile,da_verificare`
/** A company's grants, with one missing datum open to be filled in. */
export const hrefMissingField = (aziendaId: string, campo: string): string =>
  `${hrefIncroci(aziendaId)}&completa=${aziendaId}.${campo}`
export const CLOSING_BANDI = `${BANDI}?f=stato:=:in_chiusura`
export const INCOMPLETE_AZIENDE = '/aziende?f=dati:=:mancanti'
export const hrefIncrociOfBando = (bandoId: string): string => `/incroci?tab=bando&bando=${bandoId}`
