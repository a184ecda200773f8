export const ISTITUTI = '/istitutiCredito'
export const NEW_ISTITUTO = `${ISTITUTI}?nuovo=1`
/** The list with the import of rates open. */
export const IMPORT_RATES = `${ISTITUTI}?tassi=1`
export const CREDITO = '/credito'
export const hrefIstituto = (id: string): string => `${ISTITUTI}/${id}`
/** Where the figures of a company's accounts are written. */
export const hrefBilanci = (aziendaId: string): string => `/azienda/${aziendaId}?tab=bilanci`
