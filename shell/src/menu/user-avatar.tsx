import type { Usr } from '@bandiera/domain'
import { Avatar } from '@bandiera/ui'
import { avatarColour } from './avatar-colour.ts'
import { initials } from './initials.ts'

/** Photo, or initials on a colour of its own. Decorative: the name always stands beside it. */
export function UserAvatar({ usr, size }: { usr: Usr; size: number }) {
  return (
    <Avatar
      alt=""
      aria-hidden
      src={usr.photo ?? ''}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        bgcolor: avatarColour(usr._id),
        color: '#fff',
      }}
    >
      {initials(usr.name)}
    </Avatar>
  )
}
