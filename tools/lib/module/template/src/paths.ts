/** Where the module's pages are. */
export const NEWMODULE = '/newmodule'
