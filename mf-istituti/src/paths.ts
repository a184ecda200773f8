export const ISTITUTI = '/istitutiCredito'
export const NEW_ISTITUTO = `${ISTITUTI}?nuovo=1`
/** The list with the import of rates open. */
export const IMPORT_RATES = `${ISTITUTI}?tassi=1`
export const CREDITO = '/credito'
export const hrefIstituto = (id: string): string => `${ISTITUTI}/${id}`
/** Page where a company's accounts are entered. */
export const hrefBilanci = (aziendaId: string): string => `/azienda/${aziendaId}?tab=bilanci`
