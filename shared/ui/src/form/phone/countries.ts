import { foldText } from '@bandiera/domain'
import { getCountries, getCountryCallingCode, isSupportedCountry, type CountryCode } from 'libphonenumber-js/min'

export interface Country {
  code: CountryCode
  name: string
  dial: string
}

export const PREFERRED: readonly CountryCode[] = ['IT', 'SM', 'VA', 'AT', 'FR', 'SI', 'CH']

/** The country of a dial code that several share, until more digits decide. */
const MAIN: Partial<Record<string, CountryCode>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
}

const names = new Intl.DisplayNames('it', { type: 'region' })
const countryOf = (code: CountryCode): Country => ({
  code,
  name: names.of(code) ?? code,
  dial: `+${getCountryCallingCode(code)}`,
})
const others = getCountries()
  .filter((code) => !PREFERRED.includes(code))
  .map(countryOf)
  .sort((a, b) => a.name.localeCompare(b.name, 'it'))

export const countries: readonly Country[] = [...PREFERRED.map(countryOf), ...others]

const byCode = new Map(countries.map((country) => [country.code, country]))

export const countryByCode = (code: string | null): Country | null =>
  (code !== null && isSupportedCountry(code) && byCode.get(code)) || null

/** The country that a dial code belongs to first; `null` for one of no country, like `+800`. */
export const countryByDial = (dial: string): CountryCode | null =>
  MAIN[dial] ?? countries.find((country) => country.dial === dial)?.code ?? null

/** Place in the list of the country whose name, word of the name, code or dial code begins so; -1 when none does. */
export function findCountry(typed: string): number {
  const digits = /^\+?(\d+)$/.exec(typed.trim())?.[1]
  if (digits) return firstOf(isMain(`+${digits}`), ({ dial }) => dial.startsWith(`+${digits}`))
  const text = foldText(typed)
  if (!text) return -1
  return firstOf(
    ({ name }) => foldText(name).startsWith(text),
    ({ name }) => ` ${foldText(name)}`.includes(` ${text}`),
    ({ code }) => code.toLowerCase() === text,
  )
}

const isMain = (dial: string) => (country: Country) => country.code === countryByDial(dial)

function firstOf(...tests: ((country: Country) => boolean)[]): number {
  for (const test of tests) {
    const index = countries.findIndex(test)
    if (index >= 0) return index
  }
  return -1
}
