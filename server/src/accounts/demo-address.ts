/** Accounts of the demo data have addresses that no mail reaches (RFC 2606). */
export const isDemoAddress = (email: string): boolean => email.endsWith('@demo.test')
