/** Where the module's pages are. */
export const PLACEHOLDER = '/placeholder'
