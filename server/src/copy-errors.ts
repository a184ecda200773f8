/** Errors of copies and moves of whole tenants, met at the terminal; part of the one catalogue in errors.ts. */
export const copyErrors = {
  COPY_FOLDER: [
    409,
    'La cartella non è vuota: indicane un’altra.',
    'The folder %s is not empty: name a new one, so that nothing in it is mixed or lost.',
  ],
  COPY_DAMAGED: [
    422,
    'La copia di sicurezza non è utilizzabile: prendine un’altra.',
    'The backup %s cannot be used (%s): take another one. Nothing was restored.',
  ],
  COPY_BAD: [
    503,
    'La copia appena fatta non è buona: non usarla, tieni quella di prima e ripeti.',
    'The copy does not agree with what was saved (%s). It is now %s and is never restored: keep the copy before, look at the disk, try again.',
  ],
  COPY_FAILED: [
    503,
    'La copia non è riuscita: avvisa chi gestisce il portale.',
    'The copy was not made (%s, %s): correct it and try again.',
  ],
} as const
