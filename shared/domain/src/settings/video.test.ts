import { isMediaAddress, mediaOrigins } from './video.ts'

it.each([
  ['/video/primi-passi.webm', true],
  ['https://video.esempio.it/a.mp4', true],
  ['http://video.esempio.it/a.mp4', false],
  ['//video.esempio.it/a.mp4', false],
  ['javascript:alert(1)', false],
  ['https://video.esempio.it; script-src *', false],
  ['data:video/webm;base64,AA', false],
])('a film at %p is allowed: %p', (address, allowed) => {
  expect(isMediaAddress(address)).toBe(allowed)
})

it('names each site that serves films or captions once, and never this one', () => {
  const video = [
    { indirizzo: 'https://a.esempio.it/1.mp4', sottotitoli: 'https://b.esempio.it/1.vtt' },
    { indirizzo: 'https://a.esempio.it/2.mp4' },
    { indirizzo: '/3.webm' },
    { indirizzo: 'http://c.esempio.it/4.mp4' },
  ]
  expect(mediaOrigins(video)).toEqual(['https://a.esempio.it', 'https://b.esempio.it'])
  expect(mediaOrigins(undefined)).toEqual([])
})
