export const KEY = 'bandiera-senza'
export const PARAMETER = 'senza'

/** Whether this page is to run without some module: only then the code for it is fetched. */
export const isWithout = (): boolean =>
  new URLSearchParams(location.search).has(PARAMETER) || sessionStorage.getItem(KEY) !== null
