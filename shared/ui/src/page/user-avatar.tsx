import { avatarColour, initials, type PublicUsr } from '@bandiera/domain'
import Avatar from '@mui/material/Avatar'

/** Photo of a person, or initials on a colour of its own (spec §2). Decorative: the name is always beside it. */
export function UserAvatar({ usr, size }: { usr: Pick<PublicUsr, '_id' | 'name' | 'photo'>; size: number }) {
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
