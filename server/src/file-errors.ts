/** Errors of uploaded files; part of the one catalogue. */
export const fileErrors = {
  FILE_LARGE: [413, 'Il file supera %s MB: scegline uno più piccolo.'],
  FILE_EMPTY: [422, 'Il file è vuoto: scegline un altro.'],
  FILE_MISSING: [404, 'Questo documento non ha un file: caricalo.'],
  FILE_TYPE: [415, 'I file di tipo %s non si possono caricare. Si può: %s.'],
  FILE_CONTENT: [415, 'Il contenuto del file non corrisponde al tipo %s: controlla di aver scelto il file giusto.'],
  IMAGE_TYPE: [415, 'Il file non è un’immagine PNG, JPEG, GIF, WebP o SVG: scegline un’altra.'],
  QUOTA_PERSON: [
    413,
    'Hai occupato tutto lo spazio che hai a disposizione (%s): elimina i documenti che non servono, oppure chiedi a chi amministra il portale.',
  ],
  QUOTA_TENANT: [
    413,
    'Lo spazio di questo portale è finito (%s): elimina i documenti che non servono, oppure chiedi più spazio a chi lo gestisce.',
  ],
  IMAGE_PIXELS: [422, 'L’immagine supera %s pixel per lato o %s milioni in tutto: riducila e riprova.'],
  IMAGE_ACTIVE: [
    422,
    'Il disegno SVG contiene programmi o collegamenti esterni: esportalo come immagine semplice, oppure usa un PNG.',
  ],
} as const
