export { BandoEdit } from './bando-edit.tsx'
export { BandoNew } from './bando-new.tsx'
