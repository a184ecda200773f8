export const BANDI = '/bandi'
/** The list of companies with the form of a new one open. */
export const NUOVA_AZIENDA = '/aziende?nuova=1'
export const hrefBando = (id: string): string => `/bando/${id}`
export const hrefAzienda = (id: string): string => `/azienda/${id}`
/** The grants of one company, ranked. */
export const hrefIncroci = (aziendaId: string): string => `/incroci?azienda=${aziendaId}`
export const ESIGENZE = '/esigenze'
/** The catalogue with the form of a new need open. */
export const NUOVA_ESIGENZA = '/esigenze?nuova=1'
export const hrefEsigenza = (id: string): string => `/esigenze?modifica=${encodeURIComponent(id)}`
/** The form of a new case file of a company for a grant. */
export const hrefNuovaPratica = (aziendaId: string, bandoId: string): string =>
  `/pratiche?nuova=1&azienda=${aziendaId}&bando=${bandoId}`
export const hrefPratica = (id: string): string => `/pratica/${id}`
export const INCROCI = '/incroci'
/** The grants that fit one company, and the companies that fit one grant. */
export const hrefAmmissibili = (aziendaId: string): string => `${hrefIncroci(aziendaId)}&f=esito:=:ammissibile`
export const hrefAziendeAmmissibili = (bandoId: string): string =>
  `/incroci?tab=bando&bando=${bandoId}&f=esito:=:ammissibile`
/** The companies that fit one grant, and those of which something is not known. */
export const hrefAziendePossibili = (bandoId: string): string =>
  `/incroci?tab=bando&bando=${bandoId}&f=esito:in:ammissibile,da_verificare`
/** A company's grants, with one missing datum open to be filled in. */
export const hrefCompleta = (aziendaId: string, campo: string): string =>
  `${hrefIncroci(aziendaId)}&completa=${aziendaId}.${campo}`
/** Grants that close soon, and companies with something missing: the whole lists. */
export const BANDI_IN_CHIUSURA = `${BANDI}?f=stato:=:in_chiusura`
export const AZIENDE_MANCANTI = '/aziende?f=dati:=:mancanti'
/** The companies of one grant, ranked. */
export const hrefIncrociBando = (bandoId: string): string => `/incroci?tab=bando&bando=${bandoId}`
