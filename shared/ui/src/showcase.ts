export { Showcase } from './showcase/showcase.tsx'
export { sections } from './showcase/sections.ts'
export { showcaseTexts } from './showcase/texts.ts'
