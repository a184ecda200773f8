export const ISTITUTI = '/istitutiCredito'
export const NEW_ISTITUTO = `${ISTITUTI}?nuovo=1`
export const IMPORT_RATES = `${ISTITUTI}?tassi=1`
export const hrefIstituto = (id: string): string => `${ISTITUTI}/${id}`
export const hrefBilanci = (aziendaId: string): string => `/azienda/${aziendaId}?tab=bilanci`
