import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useUndo } from '@bandiera/platform'
import { Avatar, Box, Button, Stack, UserAvatar } from '@bandiera/ui'
import { ChooseButton } from '../../parts/images/choose-button.tsx'
import { cropSquare } from '../../parts/images/crop-square.ts'
import { ImageDialog } from '../../parts/images/image-dialog.tsx'
import { texts as imageTexts } from '../../parts/images/imageTexts.ts'
import { useImageUpload } from '../../parts/images/use-image-upload.ts'
import { useMe } from '../parts/use-me.ts'

/** The own photo: choose, look at it, save; or take it away. */
export function Photo() {
  const me = useMe()
  const { update } = useWrites()
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const done = useUndo()
  const base = me.versione
  const upload = useImageUpload({
    prepare: cropSquare,
    onStored: async (photo) => {
      done(imageTexts.fotoSalvata, [await update('usr', me._id, { set: { photo } }, { base })])
    },
  })
  const remove = async () => {
    const sure = await confirm({
      title: imageTexts.rimuoviFoto,
      text: imageTexts.fotoRimuoviChiedi,
      ok: imageTexts.rimuoviFoto,
    })
    if (sure) await attempt(imageTexts.fotoRimossa, update('usr', me._id, { unset: ['photo'] }, { base }))
  }
  return (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'center', flexWrap: 'wrap', mb: 5 }}>
      <UserAvatar size={80} usr={me} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <ChooseButton accept="image/png,image/jpeg,image/gif,image/webp" onFile={(file) => void upload.choose(file)}>
          {me.photo ? imageTexts.cambiaFoto : imageTexts.aggiungiFoto}
        </ChooseButton>
        {me.photo && <Button onClick={() => void remove()}>{imageTexts.rimuoviFoto}</Button>}
      </Stack>
      <ImageDialog save={imageTexts.salvaFoto} title={imageTexts.nuovaFoto} upload={upload}>
        {(preview) => (
          <>
            <Box>{imageTexts.ritaglio}</Box>
            <Stack aria-label={imageTexts.anteprima} direction="row" role="img" sx={{ gap: 5, alignItems: 'center' }}>
              {[144, 40, 28].map((side) => (
                <Avatar alt="" key={side} src={preview} sx={{ width: side, height: side }} />
              ))}
            </Stack>
          </>
        )}
      </ImageDialog>
    </Stack>
  )
}
