import { formatNumber } from '@bandiera/domain'

/** A number with decimals only where it has some. */
export const plain = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 2)

/** Percent with decimals only where it has some. */
export const percent = (value: number): string => `${plain(value)} %`
