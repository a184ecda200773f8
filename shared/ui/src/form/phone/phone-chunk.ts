// Everything that needs the tables of libphonenumber-js: one file, loaded when the first phone is on the page.
export { countryByCode } from './countries.ts'
export { CountrySelect } from './country-select.tsx'
export { checkPhone, formatPhone } from '@bandiera/domain/telefono'
export { chooseCountry, typedOf, typeText, valueOf } from './typed-number.ts'
