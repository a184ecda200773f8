/** Texts around choosing an image. */
export const texts = {
  caricamento: 'Carico l’immagine',
  nonImmagine: 'Questo file non è un’immagine che il browser sa aprire: scegli un file JPEG, PNG, GIF o WebP.',
  troppoGrande: (mb: number) => `L’immagine supera ${mb} MB: scegline una più piccola.`,
  nonLogo: 'Questo file non è un’immagine adatta: scegli un file PNG, JPEG, GIF, WebP o SVG.',
  foto: 'Foto',
  cambiaFoto: 'Cambia foto',
  aggiungiFoto: 'Aggiungi foto',
  rimuoviFoto: 'Rimuovi foto',
  nuovaFoto: 'Nuova foto',
  salvaFoto: 'Salva foto',
  fotoSalvata: 'Foto salvata.',
  fotoRimossa: 'Foto rimossa.',
  fotoRimuoviChiedi: 'Al suo posto si vedono le tue iniziali.',
  anteprima: 'Anteprima della foto',
  ritaglio: 'La foto viene ritagliata in un quadrato, al centro. Così la vedono gli altri:',
} as const
