import type { ShownItem } from './items.ts'

/** Id of the element of a line, for `aria-activedescendant`. */
export const optionId = (list: string, { key }: ShownItem): string => `${list}-${key.replace(/[^\w-]/g, '_')}`
